import { Form, useNavigation } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { phoneHref } from '#app/lib/phone.ts';
import { workOrder } from '#app/messages/en/work-order.ts';
import { Button } from '#app/ui/button.tsx';
import { Detail } from '#app/ui/detail.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../desk/desk-requests.css.ts';
import { messageLength } from '../limits.ts';
import type { ContractorPage } from './contractor-page.server.ts';

/** The work order of a request for its contractor, who can say that the work is done. */
export function ContractorView({
  order,
  reply,
}: {
  order: ContractorPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(workOrder);
  const lang = useLang();
  const { community, where, whereLanguage, text, language, pictures, path } = order;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <PageHeader title={t('title', { ref: order.ref })} lead={community.name} />
      <dl className={styles.details}>
        <Detail label={t('where')} value={<bdi lang={lang(whereLanguage)}>{where}</bdi>} />
        {community.address && <Detail label={t('address')} value={community.address} />}
        <Detail label={t('category')} value={order.category} />
        <Detail label={t('reported')} value={order.reported} />
        {order.plannedFor && <Detail label={t('plannedFor')} value={order.plannedFor} />}
        {order.letsIn && <Detail label={t('letsIn')} value={<bdi>{order.letsIn}</bdi>} />}
        {order.mayEnter && <Detail label={t('mayEnterLabel')} value={order.mayEnter} />}
        {order.phone && (
          <Detail label={t('call')} value={<a href={phoneHref(order.phone)}>{order.phone}</a>} />
        )}
      </dl>
      <section aria-labelledby="work" className={layout.stack}>
        <h2 id="work">{t('work')}</h2>
        {text && (
          <p className={styles.words} lang={lang(language)}>
            {text}
          </p>
        )}
        {pictures.length > 0 && (
          <div className={styles.photos}>
            {pictures.map((picture, index) => (
              <a key={picture.src} href={picture.src}>
                <img
                  {...picture}
                  alt={t('photo', { number: index + 1 })}
                  loading="lazy"
                  className={styles.photo}
                />
              </a>
            ))}
          </div>
        )}
        <p>
          <a href={`${path}/order.pdf`}>{t('print')}</a>
        </p>
      </section>
      <Done order={order} reply={reply} />
    </div>
  );
}

function Done({ order, reply }: { order: ContractorPage; reply: FormReply | undefined }) {
  const t = useMessages(workOrder);
  const { fullDateTime } = useFormats();
  const isSending = useNavigation().formMethod === 'POST';
  const form = formState(reply?.result);
  if (order.doneAt) {
    return (
      <p>
        {t.rich('doneAt', {
          date: <Moment at={order.doneAt} text={fullDateTime(order.doneAt)} />,
        })}
      </p>
    );
  }
  return (
    <section aria-labelledby="done" className={layout.stack}>
      <h2 id="done">{t('doneTitle')}</h2>
      <Form method="post" noValidate className={styles.form}>
        <ErrorSummary form={form} />
        <TextArea
          label={t('words')}
          hint={t('wordsHint')}
          optional
          maxLength={messageLength}
          field={form.field('words')}
        />
        <div>
          <Button pending={isSending && t('sending')}>{t('done')}</Button>
        </div>
      </Form>
    </section>
  );
}
