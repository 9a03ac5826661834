import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { letsInLength } from '../../limits.ts';
import * as styles from '../desk-requests.css.ts';
import { workOrderPdfPath } from '../paths.ts';
import { formOf, type RequestFormProps } from './posted.ts';
import { ShownField } from './side-forms.tsx';

/** The work order of a request: on paper, and as a link for the contractor. */
export function WorkOrderBox(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const { longDate, fullDateTime } = useFormats();
  const { community, request, workOrder } = props.page;
  const letsIn = workOrder?.letsIn ?? '';
  const form = formOf(props, { letsIn });
  return (
    <section aria-labelledby="work-order" className={layout.stack}>
      <h2 id="work-order">{t('order.title')}</h2>
      <p>
        <a href={workOrderPdfPath(community.slug, request.ref)}>{t('order.pdf')}</a>
      </p>
      {workOrder && (
        <>
          {workOrder.state === 'shown' && <p className={styles.address}>{workOrder.address}</p>}
          {workOrder.state === 'lost' && <p>{t('order.lost')}</p>}
          {workOrder.state === 'ended' && <p>{t('order.ended')}</p>}
          {workOrder.state === 'of' && <p>{t('order.of', { name: workOrder.maker })}</p>}
          <p>
            {t.rich('order.since', {
              date: <Moment at={workOrder.madeAt} text={longDate(workOrder.madeAt)} />,
            })}
          </p>
          {workOrder.doneAt && (
            <p>
              <strong>
                {t.rich('order.done', {
                  date: <Moment at={workOrder.doneAt} text={fullDateTime(workOrder.doneAt)} />,
                })}
              </strong>
            </p>
          )}
        </>
      )}
      <p className={layout.muted}>{t(workOrder ? 'order.renewHint' : 'order.hint')}</p>
      <div className={styles.form}>
        <ShownField name="letsIn" value={workOrder ? letsIn : null} />
        <TextField
          label={t('order.letsIn')}
          hint={t('order.letsInHint')}
          optional
          maxLength={letsInLength}
          field={form.field('letsIn')}
        />
        <div className={layout.row}>
          <Button kind="quiet" name="intent" value="order">
            {t(workOrder ? 'order.renew' : 'order.make')}
          </Button>
          {workOrder && (
            <Button kind="plain" name="intent" value="takeBack">
              {t('order.takeBack')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
