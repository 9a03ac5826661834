import type { SubmissionResult } from '@conform-to/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recovery } from '#app/messages/en/recovery.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { PasswordPage } from './choose-password.server.ts';
import { NewPasswordForm } from '../welcome/welcome-view.tsx';

/** The page of a link from a letter: a new password to choose, or why the link opens nothing. */
export function ResetView({
  page: { person },
  result,
  pending,
}: {
  page: PasswordPage;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(recovery);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      {person ? (
        <>
          <PageHeader
            title={t('resetTitle')}
            lead={t.rich('resetLead', { email: <b>{person.email}</b> })}
          />
          <NewPasswordForm email={person.email} result={result} pending={pending} />
        </>
      ) : (
        <>
          <PageHeader title={t('over')} lead={t('overLead')} />
          <ul className={layout.stack}>
            <li>
              {t('overLogIn')} <Link to="/login">{t('toLogin')}</Link>
            </li>
            <li>{t('overAsk')}</li>
          </ul>
          <div>
            <ButtonLink to="/forgot-password">{t('toForgot')}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
