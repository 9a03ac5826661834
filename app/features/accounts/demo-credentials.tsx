import * as styles from './auth-panel.css.ts';

const accounts = [
  { email: 'resident@demo.example', who: 'lives in Hillsview Place and Clarence Court' },
  { email: 'neighbour@demo.example', who: 'lives in Hillsview Place' },
  { email: 'board@demo.example', who: 'sits on the board of Hillsview Place' },
  { email: 'manager@demo.example', who: 'manages all three communities' },
  { email: 'admin@demo.example', who: 'administers the site' },
  { email: 'outsider@demo.example', who: 'lives in 18 Nepean only' },
];

/** The accounts of the demo city. Rendered only where the demo data is in use. */
export function DemoCredentials() {
  return (
    <aside className={styles.demo} aria-labelledby="demo-credentials">
      <h2 id="demo-credentials">Demo Credentials</h2>
      <p>
        Every account has the password <code>local-link-demo</code>.
      </p>
      <ul className={styles.accounts}>
        {accounts.map(({ email, who }) => (
          <li key={email}>
            <code>{email}</code> {who}
          </li>
        ))}
      </ul>
    </aside>
  );
}
