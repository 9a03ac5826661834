import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { secondStep } from '#app/messages/en/second-step.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { PasskeyForm } from '../passkeys/passkey-form.tsx';
import type { SecondStepState } from '../queries.server.ts';

interface SecondStepPage {
  app: SecondStepState['app'];
  hasPasskey: boolean;
  /** What came before it: a password, a login elsewhere, or a new password that was chosen with a link just now. */
  after: 'password' | 'sign-on' | 'link';
}

/** The second step of a login; for a browser without the first one, the way to that. */
export function SecondStepView({
  page,
  redirectTo,
  result,
  pending,
}: {
  page: SecondStepPage | null;
  redirectTo: string;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(secondStep);
  const { signOn = '' } = useShellData();
  const form = formState(result);
  const draft = form.field('draft').value;
  const to = redirectTo || form.field('redirectTo').value;
  const carried = (
    <>
      {draft && <input type="hidden" name="draft" value={draft} />}
      <input type="hidden" name="redirectTo" value={to} />
    </>
  );
  // Not with the keyboard of digits: it has letters.
  const recovery = (
    <TextField
      label={t('login.recoveryCode')}
      required={page?.app !== 'READY'}
      autoComplete="off"
      autoCapitalize="characters"
      field={form.field('recoveryCode')}
    />
  );
  if (!page) return <LogInFirst to={to} draft={draft} />;
  const next = page.hasPasskey && page.app !== 'READY' ? 'login.leadPasskey' : leads[page.app];
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        title={t('login.title')}
        lead={`${t(`login.before.${page.after}`, { provider: signOn })} ${t(next)}`}
      />
      {page.hasPasskey && (
        <PasskeyForm use="logIn" press={t('login.usePasskey')} isDraft={draft !== ''}>
          {carried}
        </PasskeyForm>
      )}
      <Form
        method="post"
        noValidate
        // Only the browser itself can post a draft on to another page.
        reloadDocument={draft !== ''}
        className={layout.stack}
      >
        <ErrorSummary form={form} title={t('login.failed')} />
        {draft && <p>{t('login.draftKept')}</p>}
        {carried}
        {page.app === 'READY' && (
          <TextField
            label={t('login.code')}
            hint={t('login.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            field={form.field('code')}
          />
        )}
        {page.app === 'READY' ? (
          <details open={form.field('recoveryCode').errors.length > 0}>
            <summary>{t('login.lostPhone')}</summary>
            {recovery}
          </details>
        ) : (
          recovery
        )}
        <div>
          <Button pending={pending && t('login.sending')}>{t('login.send')}</Button>
        </div>
        <p>{t.rich('login.lost', { help: <Link to="/contact">{t('login.help')}</Link> })}</p>
      </Form>
    </div>
  );
}

const leads = {
  READY: 'login.lead',
  NONE: 'login.leadRecovery',
  UNREADABLE: 'login.unreadable',
} as const;

function LogInFirst({ to, draft }: { to: string; draft: string }) {
  const t = useMessages(secondStep);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader title={t('login.over')} lead={t('login.overLead')} />
      <form method={draft ? 'post' : 'get'} action="/login">
        {draft && <input type="hidden" name="draft" value={draft} />}
        {to && <input type="hidden" name="redirectTo" value={to} />}
        <Button>{t('login.again')}</Button>
      </form>
    </div>
  );
}
