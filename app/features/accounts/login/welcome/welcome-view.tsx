import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { welcome } from '#app/messages/en/welcome.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { PasswordPage } from '../recovery/choose-password.server.ts';

/** The page of a one-time link: a password to choose, or why the link opens nothing. */
export function WelcomeView({
  page: { person },
  result,
  pending,
}: {
  page: PasswordPage;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(welcome);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      {person ? (
        <>
          <PageHeader title={t('title')} lead={t.rich('lead', { email: <b>{person.email}</b> })} />
          <NewPasswordForm email={person.email} result={result} pending={pending} />
        </>
      ) : (
        <>
          <PageHeader title={t('over')} lead={t('overLead')} />
          <ul className={layout.stack}>
            <li>{t('overLogIn')}</li>
            <li>{t('overAsk')}</li>
          </ul>
          <div>
            <ButtonLink to="/login">{t('toLogin')}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

/** The form at a one-time link. */
export function NewPasswordForm({
  email,
  result,
  pending,
}: {
  email: string;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(welcome);
  const form = formState(result);
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={t('notSaved')} />
      {/* Password managers keep the password under this address. */}
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="new-password"
        hint={t('passwordHint')}
        field={form.field('newPassword')}
      />
      <div>
        <Button pending={pending && t('saving')}>{t('save')}</Button>
      </div>
    </Form>
  );
}
