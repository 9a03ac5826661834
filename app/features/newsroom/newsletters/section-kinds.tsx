import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { SectionOf } from './section-types.server.ts';
import { QrPlaceholder } from './qr-placeholder.tsx';
import * as styles from './issue.css.ts';

export const Letter = ({ section }: { section: SectionOf<'letter'> }) => (
  <div className={reading.reading}>
    <Paragraphs texts={section.paragraphs} />
    <Signature {...section.from} />
  </div>
);

export const Story = ({ section: { picture, paragraphs } }: { section: SectionOf<'story'> }) => (
  <>
    {picture && (
      <img
        src={picture.src}
        alt={picture.alt}
        width={800}
        height={600}
        loading="lazy"
        className={styles.picture}
      />
    )}
    <div className={reading.reading}>
      <Paragraphs texts={paragraphs} />
    </div>
  </>
);

export const Checklist = ({ section }: { section: SectionOf<'checklist'> }) => (
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

export const Items = ({ section }: { section: SectionOf<'items'> }) => (
  <div className={reading.reading}>
    {section.intro && <p>{section.intro}</p>}
    <ul role="list" className={styles.items}>
      {section.items.map(({ title, text, detail }) => (
        <li key={title} className={styles.item}>
          <h3>{title}</h3>
          <p>{text}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </li>
      ))}
    </ul>
  </div>
);

export const Facts = ({ section }: { section: SectionOf<'facts'> }) => (
  <ul role="list" className={`${reading.reading} ${styles.facts}`}>
    {section.facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

export const Sponsors = ({ section }: { section: SectionOf<'sponsors'> }) => (
  <ul role="list" className={styles.items}>
    {section.sponsors.map(({ name, text, contact }) => (
      <li key={name} className={styles.item}>
        <h3>{name}</h3>
        <p className={reading.reading}>{text}</p>
        <p className={styles.detail}>{contact}</p>
      </li>
    ))}
  </ul>
);

export const CallToAction = ({
  section: { paragraphs, action, qr },
}: {
  section: SectionOf<'callToAction'>;
}) => (
  <div className={styles.callToActionBody}>
    <div className={layout.stack}>
      <div className={reading.reading}>
        <Paragraphs texts={paragraphs} />
      </div>
      {action && (
        <p>
          <a href={action.href} className={button.main}>
            {action.label}
          </a>
        </p>
      )}
    </div>
    {qr && <QrPlaceholder />}
  </div>
);

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
