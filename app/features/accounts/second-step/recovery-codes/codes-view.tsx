import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { secondStep } from '#app/messages/en/second-step.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../second-step.css.ts';
import { useAbove } from '../state-view.tsx';

/** New recovery codes, to be written down or printed; or, later, that they are no longer shown. */
export function CodesView({ codes, email }: { codes: string[]; email: string }) {
  const t = useMessages(secondStep);
  const above = useAbove();
  if (codes.length === 0) {
    return (
      <AccountPage title={t('codes.gone')} lead={t('codes.goneLead')} above={above}>
        <div>
          <ButtonLink to="/account/second-step">{t('codes.back')}</ButtonLink>
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('codes.title')} lead={t('codes.lead')} above={above}>
      <p>{t.rich('codes.for', { email: <b>{email}</b> })}</p>
      <ol className={styles.codes} role="list">
        {codes.map((code) => (
          <li key={code} className={styles.code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      <p>{t('codes.once')}</p>
      <form method="post" className={layout.screenOnly}>
        <Button>{t('codes.done')}</Button>
      </form>
    </AccountPage>
  );
}
