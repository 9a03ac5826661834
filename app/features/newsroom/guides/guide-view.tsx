import { Fragment, type ReactNode } from 'react';
import { unbrokenPronouns } from '#app/lib/unbroken.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { guides } from '#app/messages/en/guides.ts';
import { Contents } from '#app/ui/navigation/contents.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { sectionId } from '../newsletters/section-id.ts';
import type { Guide } from './content/types.ts';
import * as styles from './guide.css.ts';

/** The number of sections from which a guide has a list of them. */
const longGuide = 8;

export function GuideView({
  guide,
  others,
}: {
  guide: Guide<string>;
  others: { slug: string; title: string }[];
}) {
  const t = useMessages(guides);
  const isLong = guide.sections.length >= longGuide;
  return (
    <div className={`${layout.page} ${layout.section} ${styles.guide}`}>
      <article className={isLong ? styles.long : styles.text}>
        <header className={layout.prose}>
          <h1>{guide.title}</h1>
          <p className={layout.lead}>{guide.summary}</p>
        </header>
        {isLong && (
          <Contents
            folded
            title={t('contents')}
            sections={guide.sections.map(({ heading, id = sectionId(heading) }) => ({
              id,
              heading,
            }))}
          />
        )}
        <div className={styles.sections}>
          {guide.sections.map(({ heading, id = sectionId(heading), paragraphs, points }) => (
            <section key={heading} id={id} className={`${layout.prose} ${styles.part}`}>
              <h2>{heading}</h2>
              {paragraphs?.map((text) => (
                <p key={text}>{formatted(text)}</p>
              ))}
              {points && points.length > 0 && (
                <ul className={styles.points}>
                  {points.map((text) => (
                    <li key={text}>{formatted(text)}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </article>
      <nav aria-labelledby="other-guides" className={isLong ? styles.others : styles.othersBeside}>
        <h2 id="other-guides" className={styles.othersTitle}>
          {t('more')}
        </h2>
        <ul role="list" className={styles.list}>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/${slug}`} className={styles.other}>
                {title}
              </Link>
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

/** A text with its links, and the names of buttons in bold. */
const formatted = (text: string): ReactNode =>
  unbrokenPronouns(text)
    .split(/\*\*([^*]+)\*\*/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <strong key={index}>{part}</strong>
      ) : (
        <Fragment key={index}>{linked(part)}</Fragment>
      ),
    );

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
