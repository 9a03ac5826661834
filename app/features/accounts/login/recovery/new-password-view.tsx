import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recovery } from '#app/messages/en/recovery.ts';
import { welcome } from '#app/messages/en/welcome.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LinkPage } from '../link-page.tsx';
import type { PasswordPage } from './choose-password.server.ts';

interface NewPasswordProps {
  page: PasswordPage;
  result: SubmissionResult | undefined;
  pending: boolean;
}

/** Chooses the first password of an account. */
export function WelcomeView(props: NewPasswordProps) {
  const t = useMessages(welcome);
  const steps = (
    <>
      <li>{t('overLogIn')}</li>
      <li>{t('overAsk')}</li>
    </>
  );
  return (
    <LinkPage
      email={props.page.person?.email ?? null}
      title={t('title')}
      lead={(email) => t.rich('lead', { email })}
      over={{ title: t('over'), lead: t('overLead'), steps, to: '/login', next: t('toLogin') }}
    >
      <NewPasswordForm {...props} />
    </LinkPage>
  );
}

/** Chooses another password, after the first one was forgotten. */
export function ResetView(props: NewPasswordProps) {
  const t = useMessages(recovery);
  const steps = (
    <>
      <li>
        {t('overLogIn')} <Link to="/login">{t('toLogin')}</Link>
      </li>
      <li>{t('overAsk')}</li>
    </>
  );
  const [to, next] = ['/forgot-password', t('toForgot')];
  return (
    <LinkPage
      email={props.page.person?.email ?? null}
      title={t('resetTitle')}
      lead={(email) => t.rich('resetLead', { email })}
      over={{ title: t('over'), lead: t('overLead'), steps, to, next }}
    >
      <NewPasswordForm {...props} />
    </LinkPage>
  );
}

function NewPasswordForm({ page, result, pending }: NewPasswordProps) {
  const t = useMessages(welcome);
  const form = formState(result);
  const { email = '', replaced = null } = page.person ?? {};
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={t('notSaved')} />
      {replaced && (
        <p>
          {t.rich('givesBack', {
            replaced: <strong>{replaced}</strong>,
            email: <strong>{email}</strong>,
          })}
        </p>
      )}
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
