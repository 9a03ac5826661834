import type { SubmissionResult } from '@conform-to/react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import * as section from '#app/features/accounts/security/settings.css.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { secondStep } from '#app/messages/en/second-step.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { SecondStepState } from './queries.server.ts';

/** The pages above those of the second step. */
export function useAbove(): { to: string; label: string }[] {
  const t = useMessages(secondStep);
  return [
    { to: '/account/security', label: t('security') },
    { to: '/account/second-step', label: t('title') },
  ];
}

/** What one's account asks for after the password, and the ways to change that. */
export function StateView({
  state,
  isLacking,
  result,
}: {
  state: SecondStepState | null;
  /** Whether the person's role needs one, and they have none. */
  isLacking: boolean;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(secondStep);
  const refused = result?.initialValue?.change;
  return (
    <AccountPage title={t('title')} lead={t('lead')} above={useAbove().slice(0, 1)}>
      <section aria-labelledby="app" className={section.section}>
        <p>
          <strong>{t(state ? 'on' : 'off')}</strong>
        </p>
        {isLacking && <p>{t('neededForRole')}</p>}
        <h2 id="app">{t('app')}</h2>
        <p>{t(`app${words[state?.app ?? 'NONE']}`)}</p>
        {state?.app !== 'READY' && <p className={layout.muted}>{t('what')}</p>}
        <div>
          <ButtonLink to="/account/second-step/app">
            {t(state?.app === 'READY' ? 'setUpAnother' : 'setUp')}
          </ButtonLink>
        </div>
      </section>
      {state && (
        <>
          <section aria-labelledby="recovery" className={section.section}>
            <h2 id="recovery">{t('recovery')}</h2>
            <p>{t('recoveryLead')}</p>
            <p>{t('left', { count: state.recoveryCodesLeft })}</p>
            <p className={layout.muted}>{t('newCodesLead')}</p>
            <PasswordForm
              change="codes"
              result={refused === 'codes' ? result : undefined}
              failed={t('codesNotMade')}
              press={t('newCodes')}
            />
          </section>
          <section aria-labelledby="off" className={section.section}>
            <h2 id="off">{t('turnOffTitle')}</h2>
            <p>{t(state.isNeeded ? 'stays' : 'turnOffLead')}</p>
            {!state.isNeeded && (
              <PasswordForm
                change="off"
                result={refused === 'off' ? result : undefined}
                failed={t('notTurnedOff')}
                press={t('turnOff')}
              />
            )}
          </section>
        </>
      )}
    </AccountPage>
  );
}

const words = { NONE: 'None', READY: 'Ready', UNREADABLE: 'Unreadable' } as const;

/** A form that asks for nothing but the password. */
function PasswordForm({
  change,
  result,
  failed,
  press,
}: {
  change: 'codes' | 'off';
  result: SubmissionResult | undefined;
  failed: string;
  press: string;
}) {
  const t = useMessages(secondStep);
  const form = formState(result, {}, `${change}-`);
  return (
    <form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={failed} />
      <input type="hidden" name="change" value={change} />
      <TextField
        label={t('currentPassword')}
        type="password"
        autoComplete="current-password"
        field={form.field('currentPassword')}
      />
      <div>
        <Button kind={change === 'off' ? 'danger' : 'quiet'}>{press}</Button>
      </div>
    </form>
  );
}
