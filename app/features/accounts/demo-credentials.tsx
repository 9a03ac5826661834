import { demoAccounts, demoPassword } from './demo-accounts.ts';
import * as styles from './auth-panel.css.ts';

/** The accounts of the demo city. Rendered only where the demo data is in use. */
export function DemoCredentials() {
  return (
    <aside className={styles.demo} aria-labelledby="demo-credentials">
      <h2 id="demo-credentials" className={styles.demoTitle}>
        Demo Credentials
      </h2>
      <p>
        Every account has the password <code>{demoPassword}</code>.
      </p>
      <ul className={styles.accounts}>
        {demoAccounts.map(({ email, who }) => (
          <li key={email}>
            <code>{email}</code> {who}
          </li>
        ))}
      </ul>
    </aside>
  );
}
