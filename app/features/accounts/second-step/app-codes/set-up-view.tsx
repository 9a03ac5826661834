import type { SubmissionResult } from '@conform-to/react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { secondStep } from '#app/messages/en/second-step.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../second-step.css.ts';
import { useAbove } from '../state-view.tsx';
import type { AppOffer } from './submit-set-up.server.ts';

/** How many white modules a reader needs around the code. */
const margin = 4;

/** Sets up an app: the picture it scans, the same as text, and the code that proves that it works. */
export function SetUpView({
  offer: { qr, secret },
  result,
}: {
  offer: AppOffer;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(secondStep);
  const form = formState(result);
  const side = qr.size + 2 * margin;
  return (
    <AccountPage title={t('set.title')} lead={t('set.lead')} above={useAbove()}>
      <ErrorSummary form={form} title={t('set.notSaved')} />
      <section className={layout.stack}>
        <svg
          role="img"
          aria-label={t('set.picture')}
          viewBox={`${-margin} ${-margin} ${side} ${side}`}
          className={styles.picture}
        >
          <rect x={-margin} y={-margin} width={side} height={side} fill="white" />
          <path d={qr.path} fill="black" />
        </svg>
        <p>{t.rich('set.here', { open: <a href={qr.url}>{t('set.open')}</a> })}</p>
        <p>{t('set.byHand')}</p>
        <p className={styles.key} translate="no">
          {secret}
        </p>
        <p className={layout.muted}>{t('set.byHandKind')}</p>
      </section>
      <form method="post" noValidate className={layout.stack}>
        <TextField
          label={t('set.code')}
          hint={t('set.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          field={form.field('code')}
        />
        <TextField
          label={t('currentPassword')}
          type="password"
          autoComplete="current-password"
          field={form.field('currentPassword')}
        />
        <p className={layout.muted}>{t('set.others')}</p>
        <div>
          <Button>{t('set.save')}</Button>
        </div>
      </form>
    </AccountPage>
  );
}
