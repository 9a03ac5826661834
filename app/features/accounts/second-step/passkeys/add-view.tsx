import type { SubmissionResult } from '@conform-to/react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { secondStep } from '#app/messages/en/second-step.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useAbove } from '../state-view.tsx';
import { PasskeyForm } from './passkey-form.tsx';

/** Adds a passkey, which takes a script; without one, the way to an app. */
export function AddPasskeyView({ result }: { result: SubmissionResult | undefined }) {
  const t = useMessages(secondStep);
  const form = formState(result);
  return (
    <AccountPage title={t('passkeys.add')} lead={t('passkeys.lead')} above={useAbove()}>
      <ErrorSummary form={form} title={t('passkeys.notAdded')} />
      <PasskeyForm
        use="add"
        press={t('passkeys.add')}
        otherwise={
          <div className={layout.stack}>
            <p>{t('passkeys.needsScripts')}</p>
            <div>
              <ButtonLink to="/account/second-step/app">{t('setUp')}</ButtonLink>
            </div>
          </div>
        }
      >
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
          field={form.field('name')}
        />
        <TextField
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          field={form.field('currentPassword')}
        />
        <p className={layout.muted}>{t('set.others')}</p>
      </PasskeyForm>
    </AccountPage>
  );
}
