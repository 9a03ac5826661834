import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { NoticeDesk } from '../desk/notice-desk.tsx';
import type { ScreenDesk } from './screen-desk.server.ts';
import * as styles from './screen-desk.css.ts';

export function ScreenDeskView({
  desk: { community, screen, formKey },
  result,
}: {
  desk: ScreenDesk;
  result?: SubmissionResult;
}) {
  const t = useMessages(noticeDelivery);
  const { longDate } = useFormats();
  const form = formState(result);
  return (
    <NoticeDesk community={community} title={t('screenTitle')} lead={t('screenLead')}>
      <ErrorSummary form={form} title={t('screenFailed')} />
      <section aria-labelledby="address" className={layout.stack}>
        <h2 id="address">{t('screenAddress')}</h2>
        {!screen && <p>{t('screenNone')}</p>}
        {screen?.state === 'lost' && <p>{t('screenLost')}</p>}
        {screen?.state === 'ended' && <p>{t('screenEnded')}</p>}
        {screen?.state === 'of' && <p>{t('screenOf', { name: screen.maker })}</p>}
        {screen?.state === 'shown' && (
          <>
            <p className={styles.address}>{screen.address}</p>
            <p>
              {t.rich('screenSince', {
                date: <Moment at={screen.since} text={longDate(screen.since)} />,
              })}
            </p>
            <p>
              <ButtonLink kind="quiet" to={screen.address} reloadDocument>
                {t('screenOpen')}
              </ButtonLink>
            </p>
          </>
        )}
        <p className={layout.muted}>{t('screenShows')}</p>
      </section>
      <Form method="post" className={layout.stack}>
        <FormKey form={form} fresh={formKey} />
        {screen && <p className={layout.muted}>{t('screenRenewHint')}</p>}
        <div className={layout.row}>
          <Button kind={screen ? 'quiet' : 'main'} name="intent" value="make">
            {t(screen ? 'screenRenew' : 'screenMake')}
          </Button>
          {screen && (
            <Button kind="plain" name="intent" value="off">
              {t('screenOff')}
            </Button>
          )}
        </div>
      </Form>
    </NoticeDesk>
  );
}
