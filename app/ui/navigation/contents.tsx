import type { Locale } from '#app/lib/i18n/locale.ts';
import * as styles from './contents.css.ts';

/** What is on a long page, as links to its sections. */
export function Contents({
  title,
  sections,
  lang,
  folded = false,
}: {
  title: string;
  sections: { id: string; heading: string }[];
  /** Of the headings, where it is not the page's. */
  lang?: Locale | undefined;
  /** On a narrow page the list opens when it is asked for. */
  folded?: boolean;
}) {
  const links = (
    <ol role="list" className={styles.links}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang} className={styles.link}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={folded ? styles.wideTitle : styles.title}>
        {title}
      </h2>
      {folded ? (
        <details className={styles.folded}>
          <summary className={styles.foldedTitle}>{`${title} (${sections.length})`}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  );
}
