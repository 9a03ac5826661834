import { Link, useLocation } from '@remix-run/react';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './footer.css.ts';
import { useShellData } from './shell-data.ts';

const communities = [
  { slug: 'hillsview-place', name: 'Hillsview Place' },
  { slug: '18-nepean', name: '18 Nepean' },
  { slug: 'clarence-court', name: 'Clarence Court' },
];

/** The footer on every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={layout.page}>
        <div className={styles.columns}>
          <div>
            <p className={styles.heading}>
              <strong>The Local Link</strong>
            </p>
            <p>Connecting condo communities with modern digital tools and local expertise.</p>
          </div>
          <nav aria-labelledby="footer-communities">
            <h2 id="footer-communities" className={styles.heading}>
              Communities
            </h2>
            <ul role="list">
              {communities.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/communities/${slug}`} className={styles.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-resources">
            <h2 id="footer-resources" className={styles.heading}>
              Resources
            </h2>
            <ul role="list">
              <li>
                <Link to="/newsletter/archives" className={styles.link}>
                  Newsletter Archives
                </Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles.foot}>
          <p>Ottawa, on the unceded land of the Algonquin Anishinaabeg.</p>
          <LiteSwitch />
        </div>
      </div>
    </footer>
  );
}

/** Turns scripts off on every page, for slow lines and small data plans, and on again. */
function LiteSwitch() {
  const { scripts, savesData } = useShellData();
  const location = useLocation();
  if (savesData) return <p>Your browser asks to save data, so pages come without scripts.</p>;
  return (
    <form method="post" action="/lite">
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      <button name="lite" value={scripts ? 'on' : 'off'} className={styles.switchButton}>
        {scripts ? 'Use the Lite version' : 'Use the full version'}
      </button>
    </form>
  );
}
