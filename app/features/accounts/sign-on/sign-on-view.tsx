import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { signOnPath } from '#app/features/accounts/login/auth/sign-on-path.ts';
import * as section from '#app/features/accounts/security/settings.css.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { signOn } from '#app/messages/en/sign-on.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { OwnSignOn } from './queries.server.ts';

interface SignOnPage {
  provider: string;
  state: OwnSignOn | null;
  own: { email: string; isConfirmed: boolean };
  /** Whom the provider named just now; null for nobody, and where the account is connected. */
  newcomer: { email: string; isSame: boolean; needsPassword: boolean } | null;
}

/** One's own connection with the identity provider. */
export function SignOnView({
  page: { provider, state, own, newcomer },
  result,
}: {
  page: SignOnPage;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(signOn);
  const { longDate } = useFormats();
  const above = [{ to: '/account/security', label: t('security') }];
  return (
    <AccountPage title={t('title', { provider })} lead={t('lead', { provider })} above={above}>
      {state && (
        <section aria-labelledby="state" className={section.section}>
          <h2 id="state">{t('on')}</h2>
          <p>{t('since', { email: state.email, on: longDate(state.createdAt) })}</p>
          <p>{state.lastUsedAt ? t('used', { on: longDate(state.lastUsedAt) }) : t('unused')}</p>
          <p className={layout.muted}>{t('offLead', { provider })}</p>
          <ChangeForm change="disconnect" result={result} failed={t('notOff')} press={t('off')}>
            <Password result={result} />
          </ChangeForm>
        </section>
      )}
      {newcomer && !newcomer.isSame && (
        <section aria-labelledby="other" className={section.section}>
          <h2 id="other">{t('otherTitle')}</h2>
          <p>{t('other', { provider, theirs: newcomer.email, own: own.email })}</p>
          {newcomer.email === own.email ? (
            <p>
              {t.rich('confirmFirst', { confirm: <Link to="/account">{t('toConfirm')}</Link> })}
            </p>
          ) : (
            <p>
              {t.rich('changeFirst', {
                change: <Link to="/account/security">{t('toChange')}</Link>,
              })}
            </p>
          )}
        </section>
      )}
      {newcomer?.isSame && (
        <section aria-labelledby="connect" className={section.section}>
          <h2 id="connect">{t('connectTitle')}</h2>
          <p>{t('connectLead', { provider, email: newcomer.email })}</p>
          <ChangeForm
            change="connect"
            result={result}
            failed={t('notConnected')}
            press={t('connect')}
          >
            {newcomer.needsPassword && <Password result={result} />}
          </ChangeForm>
        </section>
      )}
      {!state && !newcomer?.isSame && (
        <section aria-labelledby="begin" className={section.section}>
          <h2 id="begin">{t('notOn')}</h2>
          <p>{t('beginLead', { provider, email: own.email })}</p>
          <div>
            <ButtonLink to={signOnPath('')} reloadDocument>
              {t('begin', { provider })}
            </ButtonLink>
          </div>
        </section>
      )}
    </AccountPage>
  );
}

function ChangeForm({
  change,
  result,
  failed,
  press,
  children,
}: {
  change: 'connect' | 'disconnect';
  result: SubmissionResult | undefined;
  failed: string;
  press: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={formState(result)} title={failed} />
      <input type="hidden" name="change" value={change} />
      {children}
      <div>
        <Button kind={change === 'connect' ? 'main' : 'quiet'}>{press}</Button>
      </div>
    </Form>
  );
}

function Password({ result }: { result: SubmissionResult | undefined }) {
  const t = useMessages(signOn);
  return (
    <TextField
      label={t('currentPassword')}
      type="password"
      autoComplete="current-password"
      field={formState(result).field('currentPassword')}
    />
  );
}
