import type { SubmissionResult } from '@conform-to/react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import * as section from '#app/features/accounts/security/settings.css.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { secondStep } from '#app/messages/en/second-step.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
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
  passkeys,
  isLacking,
  result,
}: {
  state: SecondStepState | null;
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** Whether the person's role needs one, and they have none. */
  isLacking: boolean;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(secondStep);
  const refused = result?.initialValue?.change;
  return (
    <AccountPage title={t('title')} lead={t('lead')} above={useAbove().slice(0, 1)}>
      <div className={layout.stack}>
        <p>
          <strong>{t(state ? 'on' : 'off')}</strong>
        </p>
        {isLacking && <p>{t('neededForRole')}</p>}
      </div>
      <section aria-labelledby="app" className={section.section}>
        <h2 id="app">{t('app')}</h2>
        <p>{t(`app${words[state?.app ?? 'NONE']}`)}</p>
        {state?.app !== 'READY' && <p className={layout.muted}>{t('what')}</p>}
        <div>
          <ButtonLink to="/account/second-step/app">
            {t(state?.app === 'READY' ? 'setUpAnother' : 'setUp')}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="passkeys" className={section.section}>
        <h2 id="passkeys">{t('passkeys.title')}</h2>
        <p>{t('passkeys.lead')}</p>
        <PasskeyList passkeys={passkeys} />
        <div>
          <ButtonLink kind="quiet" to="/account/second-step/passkey">
            {t('passkeys.add')}
          </ButtonLink>
        </div>
        {passkeys.length > 0 && (
          <PasswordForm
            change="passkey"
            result={refused === 'passkey' ? result : undefined}
            failed={t('passkeys.notRemoved')}
            press={t('passkeys.remove')}
            passkeys={passkeys}
          />
        )}
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

function PasskeyList({ passkeys }: Pick<Parameters<typeof StateView>[0], 'passkeys'>) {
  const t = useMessages(secondStep);
  const { longDate } = useFormats();
  if (passkeys.length === 0) return <p>{t('passkeys.none')}</p>;
  return (
    <ul className={layout.stack}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <bdi>{name}</bdi>:{' '}
          {lastUsedAt
            ? t('passkeys.used', { added: longDate(createdAt), used: longDate(lastUsedAt) })
            : t('passkeys.unused', { added: longDate(createdAt) })}
        </li>
      ))}
    </ul>
  );
}

/** A form that asks for nothing but the password. */
function PasswordForm({
  change,
  result,
  failed,
  press,
  passkeys,
}: {
  change: 'codes' | 'off' | 'passkey';
  result: SubmissionResult | undefined;
  failed: string;
  press: string;
  /** Those to choose one of. */
  passkeys?: { id: string; name: string }[];
}) {
  const t = useMessages(secondStep);
  const form = formState(result, {}, `${change}-`);
  return (
    <form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={failed} />
      <input type="hidden" name="change" value={change} />
      {passkeys && (
        <SelectField
          label={t('passkeys.which')}
          options={passkeys.map(({ id, name }) => ({ value: id, label: name }))}
          field={form.field('passkey')}
        />
      )}
      <TextField
        label={t('currentPassword')}
        type="password"
        autoComplete="current-password"
        field={form.field('currentPassword')}
      />
      <div>
        <Button kind={change === 'codes' ? 'quiet' : 'danger'}>{press}</Button>
      </div>
    </form>
  );
}
