import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { security } from '#app/messages/en/security.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './settings.css.ts';

interface ChangeFormProps {
  /** The reply to this form, if it was refused. */
  result: SubmissionResult | undefined;
  pending: boolean;
}

/** Changes the password, with the present one. */
export function PasswordForm({ result, pending }: ChangeFormProps) {
  const t = useMessages(security);
  const form = formState(result, {}, 'password-');
  const times = useTimesAccepted({ result, pending });
  return (
    <section aria-labelledby="password" className={styles.section}>
      <h2 id="password">{t('password')}</h2>
      <p className={layout.muted}>{t('passwordLead')}</p>
      <Form key={times} method="post" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('passwordNotChanged')} />
        <input type="hidden" name="change" value="password" />
        <TextField
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          field={form.field('currentPassword')}
        />
        <TextField
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          hint={t('newPasswordHint')}
          field={form.field('newPassword')}
        />
        <div>
          <Button pending={pending && t('saving')}>{t('changePassword')}</Button>
        </div>
      </Form>
    </section>
  );
}

/** Changes the email address, with the present password. */
export function EmailForm({ email, result, pending }: ChangeFormProps & { email: string }) {
  const t = useMessages(security);
  const form = formState(result, { email }, 'email-');
  const times = useTimesAccepted({ result, pending });
  return (
    <section aria-labelledby="email" className={styles.section}>
      <h2 id="email">{t('email')}</h2>
      <p className={layout.muted}>{t('emailLead')}</p>
      <Form key={times} method="post" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('emailNotChanged')} />
        <input type="hidden" name="change" value="email" />
        <TextField
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          field={form.field('email')}
        />
        <TextField
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          field={form.field('currentPassword')}
        />
        <div>
          <Button pending={pending && t('saving')}>{t('changeEmail')}</Button>
        </div>
      </Form>
    </section>
  );
}

/** Leads to the second step at login. */
export function SecondStepSection({ isOn }: { isOn: boolean }) {
  const t = useMessages(security);
  return (
    <section aria-labelledby="second-step" className={styles.section}>
      <h2 id="second-step">{t('secondStep')}</h2>
      <p className={layout.muted}>{t('secondStepLead')}</p>
      <p>{t(isOn ? 'secondStepOn' : 'secondStepOff')}</p>
      <div>
        <ButtonLink kind="quiet" to="/account/second-step">
          {t(isOn ? 'toSecondStepOn' : 'toSecondStep')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Leads to the connection with the identity provider, where there is one. */
export function SignOnSection() {
  const t = useMessages(security);
  const { signOn } = useShellData();
  if (!signOn) return null;
  return (
    <section aria-labelledby="sign-on" className={styles.section}>
      <h2 id="sign-on">{t('signOn', { provider: signOn })}</h2>
      <p className={layout.muted}>{t('signOnLead', { provider: signOn })}</p>
      <div>
        <ButtonLink kind="quiet" to="/account/sign-on">
          {t('toSignOn')}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * How many times this form was accepted. As its key, it empties the form, which would otherwise stay
 * on the page with its passwords.
 */
function useTimesAccepted({ result, pending }: ChangeFormProps): number {
  const [wasPending, setWasPending] = useState(pending);
  const [times, setTimes] = useState(0);
  if (wasPending !== pending) {
    setWasPending(pending);
    if (!pending && !result) setTimes(times + 1);
  }
  return times;
}
