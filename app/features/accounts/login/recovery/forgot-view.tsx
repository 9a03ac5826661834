import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { recovery } from '#app/messages/en/recovery.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The page that asks for the address of an account whose password was forgotten. */
export function ForgotView({
  sendsMail,
  result,
  pending,
}: {
  sendsMail: boolean;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(recovery);
  const form = formState(result);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader title={t('title')} lead={t(sendsMail ? 'lead' : 'noMail')} />
      {!sendsMail && <OtherWays />}
      {sendsMail && (
        <Form method="post" noValidate className={layout.stack}>
          <ErrorSummary form={form} title={t('notSent')} />
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            field={form.field('email')}
          />
          <div>
            <Button pending={pending && t('sending')}>{t('send')}</Button>
          </div>
        </Form>
      )}
    </div>
  );
}

/** Where no email leaves: whom to ask, and the way back. */
function OtherWays() {
  const t = useMessages(recovery);
  const { contact } = useShellData().footerOperator;
  return (
    <>
      {contact && (
        <p className={layout.lead}>
          {t.rich('writeTo', { address: <a href={`mailto:${contact}`}>{contact}</a> })}
        </p>
      )}
      <p className={layout.row}>
        <ButtonLink to="/contact">{t('toContact')}</ButtonLink>
        <ButtonLink kind="quiet" to="/login">
          {t('toLogin')}
        </ButtonLink>
      </p>
    </>
  );
}

/** The same answer for every address, with an account and without. */
export function LetterOnItsWay({ sendsMail }: { sendsMail: boolean }) {
  const t = useMessages(recovery);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        title={t(sendsMail ? 'sentTitle' : 'title')}
        lead={t(sendsMail ? 'sentLead' : 'noMail')}
      />
      {!sendsMail && <OtherWays />}
      {sendsMail && (
        <ul className={layout.stack}>
          <li>{t('sentSoon')}</li>
          <li>{t('sentSpam')}</li>
          <li>{t.rich('sentOther', { again: <Link to="/forgot-password">{t('again')}</Link> })}</li>
          <li>{t.rich('sentHelp', { help: <Link to="/help#log-in">{t('help')}</Link> })}</li>
        </ul>
      )}
    </div>
  );
}
