import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { auth } from '#app/messages/en/auth.ts';
import * as styles from './auth-panel.css.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** The accounts of the demo city. Rendered only where the demo data is in use. */
export function DemoCredentials() {
  const t = useMessages(auth);
  return (
    <aside className={styles.demo} aria-labelledby="demo-credentials">
      <h2 id="demo-credentials" className={styles.demoTitle}>
        {t('demoTitle')}
      </h2>
      <p>{t.rich('demoPassword', { password: <code>{demoPassword}</code> })}</p>
      <ul className={styles.accounts}>
        {demoAccounts.map(({ key, email }) => (
          <li key={key}>{t.rich(`demoAccounts.${key}`, { email: <code>{email}</code> })}</li>
        ))}
      </ul>
    </aside>
  );
}
