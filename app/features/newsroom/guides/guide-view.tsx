import { Fragment, type ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { guides } from '#app/messages/en/guides.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { Guide } from './content/types.ts';
import * as styles from './guide.css.ts';

export function GuideView({
  guide,
  others,
}: {
  guide: Guide<string>;
  others: { slug: string; title: string }[];
}) {
  const t = useMessages(guides);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.aside}`}>
      <article className={layout.stackWide}>
        <header className={layout.prose}>
          <h1>{guide.title}</h1>
          <p className={layout.lead}>{guide.summary}</p>
        </header>
        {guide.sections.map(({ heading, id, paragraphs, points }) => (
          <section key={heading} id={id} className={layout.prose}>
            <h2>{heading}</h2>
            {paragraphs?.map((text) => (
              <p key={text}>{linked(text)}</p>
            ))}
            {points && points.length > 0 && (
              <ul className={styles.points}>
                {points.map((text) => (
                  <li key={text}>{linked(text)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
      <nav aria-labelledby="other-guides" className={styles.others}>
        <h2 id="other-guides" className={styles.othersTitle}>
          {t('more')}
        </h2>
        <ul role="list" className={styles.list}>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/${slug}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Addresses in this site, and the kinds of others that a text may link to. */
const isSafe = (address: string): boolean =>
  /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/.test(address);

function linked(text: string): ReactNode {
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>;
    if (index % 3 === 2) return null;
    const address = parts[index + 1] ?? '/';
    if (!isSafe(address)) return <Fragment key={index}>{part}</Fragment>;
    return address.startsWith('/') ? (
      <Link key={index} to={address}>
        {part}
      </Link>
    ) : (
      <a key={index} href={address}>
        {part}
      </a>
    );
  });
}
