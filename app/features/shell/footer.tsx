import type { ReactNode } from 'react';
import { useLocation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { shell } from '#app/messages/shell.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './footer.css.ts';
import { LanguageButtons, LanguageForm } from './language-switch.tsx';
import { brand } from './metadata.ts';
import { useShellData } from './shell-data.ts';
import { useStays } from './use-stays.ts';

const resources = [
  { to: '/newsletter/archives', key: 'archives' },
  { to: '/events', key: 'events' },
  { to: '/guidelines', key: 'guidelines' },
  { to: '/about', key: 'about' },
] as const;

const support = [
  { to: '/help', key: 'help' },
  { to: '/contact', key: 'contact' },
  { to: '/accessibility', key: 'accessibility' },
  { to: '/privacy', key: 'privacy' },
  { to: '/terms', key: 'terms' },
] as const;

/** The footer on every page. */
export function Footer() {
  const t = useMessages(shell);
  const communities = useShellData().communities.map(({ slug, name }) => ({
    to: `/communities/${slug}`,
    name: <bdi>{name}</bdi>,
  }));
  const named = (links: typeof resources | typeof support) =>
    links.map(({ to, key }) => ({ to, name: t(key) }));
  return (
    <footer className={styles.footer}>
      <div className={layout.page}>
        <div className={styles.columns}>
          <div>
            <p className={styles.heading}>
              <strong>{brand}</strong>
            </p>
            <p>{t('tagline')}</p>
          </div>
          {communities.length > 0 && (
            <LinkColumn id="communities" title={t('communities')} links={communities} />
          )}
          <LinkColumn id="resources" title={t('resources')} links={named(resources)} />
          <LinkColumn id="support" title={t('support')} links={named(support)} />
        </div>
        <div className={styles.foot}>
          <p>{t('land')}</p>
          <div className={styles.switches}>
            <LanguageButtons className={styles.switchButton} />
            <LiteSwitch />
          </div>
        </div>
        <LanguageForm />
      </div>
    </footer>
  );
}

function LinkColumn({
  id,
  title,
  links,
}: {
  id: string;
  title: string;
  links: { to: string; name: ReactNode }[];
}) {
  const headingId = `footer-${id}`;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
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

/** Turns scripts off on every page, for slow connections and small data plans, and on again. */
function LiteSwitch() {
  const t = useMessages(shell);
  const { lite, savesData } = useShellData();
  const location = useLocation();
  const stays = useStays();
  if (savesData) return <p>{t('savesData')}</p>;
  return (
    <form method="post" action="/lite">
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      {stays && <input type="hidden" name="stay" value="yes" />}
      <button name="lite" value={lite ? 'off' : 'on'} className={styles.switchButton}>
        {t(lite ? 'full' : 'lite')}
      </button>
    </form>
  );
}
