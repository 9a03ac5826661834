import type { SubmissionResult } from '@conform-to/react';
import type { FormEvent, ReactNode } from 'react';
import { isPress } from '#app/lib/forms/draft-press.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { auth } from '#app/messages/en/auth.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import { signOnPath } from './sign-on-path.ts';

/** Shared by the forms on the page and in the dialog. */
export interface AuthFormProps {
  /** `Form` on the page, a fetcher's form in the dialog. */
  form: (props: {
    method: 'post';
    action: string;
    noValidate: boolean;
    reloadDocument?: boolean;
    className: string;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
    children: ReactNode;
  }) => ReactNode;
  result: SubmissionResult | undefined;
  pending: boolean;
  /** Where to go once logged in; '' for home. */
  redirectTo: string;
}

export function LoginForm({ form: Form, result, pending, redirectTo }: AuthFormProps) {
  const t = useMessages(auth);
  const { checked, onChange } = useLiveValidation(result);
  const form = formState(checked, {}, 'login-');
  const draft = form.field('draft').value;
  const { signOn } = useShellData();
  return (
    <Form
      method="post"
      action="/login"
      noValidate
      // Only the browser itself can post a draft on to another page.
      reloadDocument={draft !== ''}
      className={layout.stack}
      onChange={onChange}
    >
      <ErrorSummary form={form} title={t('loginFailed')} />
      {draft && (
        <>
          <p>{t(isPress(draft) ? 'pressKept' : 'draftKept')}</p>
          <input type="hidden" name="draft" value={draft} />
        </>
      )}
      <input type="hidden" name="redirectTo" value={redirectTo || form.field('redirectTo').value} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        field={form.field('email')}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        field={form.field('password')}
      />
      <Button pending={pending && t('loggingIn')}>{t('logIn')}</Button>
      {signOn && draft === '' && (
        <ButtonLink kind="quiet" to={signOnPath(redirectTo)} reloadDocument>
          {t('signOn', { provider: signOn })}
        </ButtonLink>
      )}
      <p>
        <a href="/forgot-password">{t('forgotPassword')}</a>
      </p>
    </Form>
  );
}
