import { useLocation } from '@remix-run/react';
import { useId, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { brand } from '#app/lib/page/metadata.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { footer } from '#app/messages/en/footer.ts';
import { shell } from '#app/messages/en/shell.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { themeForm, themeHint } from '../header/header.css.ts';
import { useSafeSwitch } from '../switches.tsx';
import * as styles from './footer.css.ts';

/** The footer on every page. */
export function Footer() {
  const t = useMessages(shell);
  return (
    <footer className={styles.footer}>
      <div className={layout.page}>
        <FooterColumns />
        <div className={styles.foot}>
          <p>{t('land')}</p>
          <LiteSwitch />
        </div>
      </div>
    </footer>
  );
}

/** Turns scripts off on every page, for slow connections and small data plans, and on again. */
function LiteSwitch() {
  const t = useMessages(shell);
  const { lite, savesData } = useShellData();
  const location = useLocation();
  const { stays, keepsDraft, onSubmit } = useSafeSwitch();
  const hintId = useId();
  if (savesData) return <p>{t('savesData')}</p>;
  return (
    <form
      method="post"
      action="/lite"
      className={keepsDraft ? themeForm : undefined}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      {stays && <input type="hidden" name="stay" value="yes" />}
      <button
        name="lite"
        value={lite ? 'off' : 'on'}
        className={styles.switchButton}
        aria-describedby={keepsDraft ? hintId : undefined}
      >
        {t(lite ? 'full' : 'lite')}
      </button>
      {keepsDraft && (
        <span id={hintId} className={themeHint}>
          {t('liteLater')}
        </span>
      )}
    </form>
  );
}

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

/** What the site is, and where else to go. */
function FooterColumns() {
  const t = useMessages(footer);
  const { footerCommunities, footerOperator } = useShellData();
  const named = (links: typeof resources | typeof support) =>
    links.map(({ to, key }) => ({ to, name: t(key) }));
  return (
    <div className={styles.columns}>
      <div>
        <p className={styles.heading}>
          <strong>{brand}</strong>
        </p>
        <p>{t('tagline')}</p>
        <div className={styles.operator}>
          {footerOperator.name && (
            <p>{t.rich('runBy', { name: <bdi>{footerOperator.name}</bdi> })}</p>
          )}
          {footerOperator.contact && (
            <a href={`mailto:${footerOperator.contact}`} className={styles.link}>
              {footerOperator.contact}
            </a>
          )}
        </div>
      </div>
      {footerCommunities.length > 0 && (
        <LinkColumn
          id="communities"
          title={t('communities')}
          links={footerCommunities.map(({ slug, name }) => ({
            to: `/communities/${slug}`,
            name: <bdi>{name}</bdi>,
          }))}
        />
      )}
      <LinkColumn id="resources" title={t('resources')} links={named(resources)} />
      <LinkColumn id="support" title={t('support')} links={named(support)} />
    </div>
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
