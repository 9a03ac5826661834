import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { brand } from '../metadata.ts';
import { footerCommunities, type FooterCommunity } from './footer-communities.server.ts';
import * as styles from './footer.css.ts';

const resources = [
  { to: '/newsletter/archives', key: 'footer.archives' },
  { to: '/events', key: 'footer.events' },
  { to: '/guidelines', key: 'footer.guidelines' },
  { to: '/about', key: 'footer.about' },
] as const;

const support = [
  { to: '/help', key: 'footer.help' },
  { to: '/contact', key: 'footer.contact' },
  { to: '/accessibility', key: 'footer.accessibility' },
  { to: '/privacy', key: 'footer.privacy' },
  { to: '/terms', key: 'footer.terms' },
] as const;

/** What was written for a list of communities, by language. */
const written = new WeakMap<FooterCommunity[], Map<Locale, string>>();

/** The HTML of the footer's columns in one language: written once for each list of communities. */
export async function writeColumns(locale: Locale): Promise<string> {
  const communities = await footerCommunities();
  const byLocale = written.get(communities) ?? new Map<Locale, string>();
  written.set(communities, byLocale);
  const html =
    byLocale.get(locale) ??
    renderToStaticMarkup(<Columns locale={locale} communities={communities} />);
  byLocale.set(locale, html);
  return html;
}

function Columns({ locale, communities }: { locale: Locale; communities: FooterCommunity[] }) {
  const named = (links: typeof resources | typeof support) =>
    links.map(({ to, key }) => ({ to, name: translate(locale, key) }));
  return (
    <>
      <div>
        <p className={styles.heading}>
          <strong>{brand}</strong>
        </p>
        <p>{translate(locale, 'footer.tagline')}</p>
      </div>
      {communities.length > 0 && (
        <LinkColumn
          id="communities"
          title={translate(locale, 'footer.communities')}
          links={communities.map(({ slug, name }) => ({
            to: `/communities/${slug}`,
            name: <bdi>{name}</bdi>,
          }))}
        />
      )}
      <LinkColumn
        id="resources"
        title={translate(locale, 'footer.resources')}
        links={named(resources)}
      />
      <LinkColumn id="support" title={translate(locale, 'footer.support')} links={named(support)} />
    </>
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
            <a href={to} className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
