import type { ReactNode } from 'react';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { NewsletterSection } from './content/types.ts';
import { QrPlaceholder } from './qr-placeholder.tsx';
import { Recipe } from './recipe.tsx';
import * as styles from './issue.css.ts';

/** The anchor of a section, made from its heading. */
export const sectionId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** One section of an issue, whatever its kind. */
export function IssueSection({ section }: { section: NewsletterSection }) {
  const id = sectionId(section.heading);
  return (
    <section aria-labelledby={id} className={section.kind === 'call' ? styles.call : styles.part}>
      <h2 id={id}>{section.heading}</h2>
      <Content section={section} />
    </section>
  );
}

function Content({ section }: { section: NewsletterSection }): ReactNode {
  switch (section.kind) {
    case 'letter':
      return (
        <div className={reading.reading}>
          <Paragraphs texts={section.paragraphs} />
          <Signature {...section.from} />
        </div>
      );
    case 'story':
      return (
        <>
          {section.picture && (
            <img
              src={section.picture.src}
              alt={section.picture.alt}
              width={800}
              height={600}
              loading="lazy"
              className={styles.picture}
            />
          )}
          <div className={reading.reading}>
            <Paragraphs texts={section.paragraphs} />
          </div>
        </>
      );
    case 'checklist':
      return (
        <div className={reading.reading}>
          {section.intro && <p>{section.intro}</p>}
          <ul role="list" className={styles.checks}>
            {section.items.map((item) => (
              <li key={item} className={styles.check}>
                {item}
              </li>
            ))}
          </ul>
          {section.from && <Signature {...section.from} />}
        </div>
      );
    case 'items':
      return (
        <div className={reading.reading}>
          {section.intro && <p>{section.intro}</p>}
          <ul role="list" className={styles.items}>
            {section.items.map((item) => (
              <li key={item.title} className={styles.item}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
                {item.detail && <p className={styles.detail}>{item.detail}</p>}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'recipe':
      return <Recipe recipe={section} />;
    case 'facts':
      return (
        <ul role="list" className={`${reading.reading} ${styles.facts}`}>
          {section.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      );
    case 'sponsors':
      return (
        <ul role="list" className={styles.items}>
          {section.sponsors.map((sponsor) => (
            <li key={sponsor.name} className={styles.item}>
              <h3>{sponsor.name}</h3>
              <p className={reading.reading}>{sponsor.text}</p>
              <p className={styles.detail}>{sponsor.contact}</p>
            </li>
          ))}
        </ul>
      );
    case 'call':
      return (
        <div className={styles.callBody}>
          <div className={layout.stack}>
            <div className={reading.reading}>
              <Paragraphs texts={section.paragraphs} />
            </div>
            {section.action && (
              <p>
                <a href={section.action.href} className={button.main}>
                  {section.action.label}
                </a>
              </p>
            )}
          </div>
          {section.qr && <QrPlaceholder />}
        </div>
      );
    case 'next':
      return <p className={reading.reading}>{section.text}</p>;
  }
}

const Paragraphs = ({ texts }: { texts: string[] }) => (
  <>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </>
);

const Signature = ({ name, role }: { name: string; role: string }) => (
  <p className={styles.signature}>
    <strong>{name}</strong>
    <br />
    {role}
  </p>
);
