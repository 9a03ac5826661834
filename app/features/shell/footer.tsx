import { Link, useLocation } from '@remix-run/react';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './footer.css.ts';
import { useShellData } from './shell-data.ts';

const communities = [
  { to: '/communities/hillsview-place', name: 'Hillsview Place' },
  { to: '/communities/18-nepean', name: '18 Nepean' },
  { to: '/communities/clarence-court', name: 'Clarence Court' },
];

const resources = [
  { to: '/newsletter/archives', name: 'Newsletter Archives' },
  { to: '/guidelines', name: 'Posting guidelines' },
  { to: '/about', name: 'About us' },
];

const support = [
  { to: '/help', name: 'Help' },
  { to: '/contact', name: 'Contact' },
  { to: '/accessibility', name: 'Accessibility' },
  { to: '/privacy', name: 'Privacy' },
  { to: '/terms', name: 'Terms' },
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
          <LinkColumn title="Communities" links={communities} />
          <LinkColumn title="Resources" links={resources} />
          <LinkColumn title="Support" links={support} />
        </div>
        <div className={styles.foot}>
          <p>Ottawa, on the unceded land of the Algonquin Anishinaabeg.</p>
          <LiteSwitch />
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: { to: string; name: string }[] }) {
  const id = `footer-${title.toLowerCase()}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul role="list">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
