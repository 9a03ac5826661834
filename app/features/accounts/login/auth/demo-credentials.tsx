import type { MouseEvent } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { auth } from '#app/messages/en/auth.ts';
import * as styles from './auth-panel.css.ts';
import { demoAccounts, demoField, demoPassword } from './demo-accounts.ts';

/**
 * The accounts of the demo city, each a button that fills in the login form, and logs nobody in. Rendered only
 * where the demo data is in use. Without scripts, the server fills the form in.
 */
export function DemoCredentials({
  redirectTo,
  draft = '',
  onFill,
}: {
  /** What the login form has besides its two fields. */
  redirectTo: string;
  draft?: string;
  /** Called once the form is filled in, which may be on a hidden tab. */
  onFill?: () => void;
}) {
  const t = useMessages(auth);
  const fill = (event: MouseEvent, address: string) => {
    const [email, password] = ['login-email', 'login-password'].map((id) =>
      document.getElementById(id),
    );
    if (!(email instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) return;
    event.preventDefault();
    email.value = address;
    password.value = demoPassword;
    onFill?.();
    const { form } = email;
    setTimeout(() => form?.querySelector('button')?.focus());
  };
  return (
    <aside className={styles.demo} aria-labelledby="demo-credentials">
      <details>
        <summary className={styles.demoHead}>
          <h2 id="demo-credentials" className={styles.demoTitle}>
            {t('demoTitle')}
          </h2>
        </summary>
        <p>
          {t.rich('demoPassword', {
            password: <code className={styles.demoPassword}>{demoPassword}</code>,
          })}
        </p>
        <form method="post" action="/login" className={styles.accounts}>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          {draft && <input type="hidden" name="draft" value={draft} />}
          {demoAccounts.map(({ key, email }) => (
            <button
              key={key}
              name={demoField}
              value={key}
              className={styles.account}
              onClick={(event) => fill(event, email)}
            >
              <strong>{t(`demoAccounts.${key}`)}</strong> <span>{email}</span>
            </button>
          ))}
        </form>
      </details>
    </aside>
  );
}
