import { Fragment } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { phoneHref } from '#app/lib/phone.ts';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import { Recipe } from './recipe.tsx';
import { sectionId } from './section-id.ts';
import type { NewsletterSection, SectionOf } from './section-types.server.ts';
import * as styles from './issue.css.ts';

export function IssueSection({
  section,
  lang,
  drawing,
  quote,
}: {
  section: NewsletterSection;
  /** Above its heading. */
  drawing: string | undefined;
  /** A sentence of its text, to set in large letters. */
  quote: string | undefined;
  /** The language of its text, where that is not the page's. */
  lang: Locale | undefined;
}) {
  const t = useMessages(cityIssues);
  const { locale } = useShellData();
  const id = sectionId(section.heading);
  return (
    <section
      aria-labelledby={id}
      lang={lang}
      className={section.kind === 'callToAction' ? styles.callToAction : styles.ruled}
    >
      {drawing && (
        <img
          src={drawing}
          alt=""
          width={640}
          height={200}
          loading="lazy"
          className={styles.drawing}
        />
      )}
      <h2 id={id}>{section.heading}</h2>
      <Content section={section} quote={quote} />
      {section.kind !== 'callToAction' && (
        <a href="#contents" lang={lang && locale} className={styles.toContents}>
          {t('toContents')}
        </a>
      )}
    </section>
  );
}

function Content({ section, quote }: { section: NewsletterSection; quote: string | undefined }) {
  switch (section.kind) {
    case 'letter':
      return <Letter section={section} quote={quote} />;
    case 'story':
      return <Story section={section} quote={quote} />;
    case 'checklist':
      return <Checklist section={section} />;
    case 'items':
      return <Items section={section} />;
    case 'recipe':
      return <Recipe recipe={section} />;
    case 'facts':
      return <Facts section={section} />;
    case 'sponsors':
      return <Sponsors section={section} />;
    case 'callToAction':
      return <CallToAction section={section} />;
    case 'next':
      return <p className={reading.reading}>{section.text}</p>;
  }
}

interface Quoted<Section> {
  section: Section;
  quote: string | undefined;
}

const Letter = ({ section, quote }: Quoted<SectionOf<'letter'>>) => (
  <div className={`${reading.reading} ${reading.dropCap}`}>
    <Paragraphs texts={section.paragraphs} quote={quote} />
    <Signature {...section.from} />
  </div>
);

const Story = ({ section: { picture, paragraphs }, quote }: Quoted<SectionOf<'story'>>) => (
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
      <Paragraphs texts={paragraphs} quote={quote} />
    </div>
  </>
);

const Checklist = ({ section }: { section: SectionOf<'checklist'> }) => (
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

const Items = ({ section }: { section: SectionOf<'items'> }) => (
  <div className={reading.reading}>
    {section.intro && <p>{section.intro}</p>}
    <ul role="list" className={styles.items}>
      {section.items.map(({ title, text, detail }) => (
        <li key={title} className={styles.item}>
          <h3>{title}</h3>
          <p>{text}</p>
          {detail && (
            <p className={styles.detail}>
              <WithNumbers text={detail} />
            </p>
          )}
        </li>
      ))}
    </ul>
  </div>
);

const Facts = ({ section }: { section: SectionOf<'facts'> }) => (
  <ul role="list" className={`${reading.reading} ${styles.facts}`}>
    {section.facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

const Sponsors = ({ section }: { section: SectionOf<'sponsors'> }) => (
  <ul role="list" className={styles.items}>
    {section.sponsors.map(({ name, text, contact }) => (
      <li key={name} className={styles.item}>
        <h3>{name}</h3>
        <p className={reading.reading}>{text}</p>
        <p className={styles.detail}>
          <WithNumbers text={contact} />
        </p>
      </li>
    ))}
  </ul>
);

const CallToAction = ({
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

/**
 * The quote is a paragraph ahead of the one it is from, so that nobody reads it twice in a row, but never the
 * beginning. It is decoration, because the text says it too.
 */
function Paragraphs({ texts, quote }: { texts: string[]; quote?: string | undefined }) {
  const source = quote ? texts.findIndex((text) => text.includes(quote)) : -1;
  const before = source > 1 ? source - 1 : source;
  return (
    <>
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && index === before && (
            <p className={reading.pullQuote} aria-hidden>
              {quote}
            </p>
          )}
          <p>{text}</p>
        </Fragment>
      ))}
    </>
  );
}

const phoneNumber = /(\b\d{3}-\d{3}-\d{4}\b)/;

/** Text whose telephone numbers are links. */
const WithNumbers = ({ text }: { text: string }) => (
  <>
    {text.split(phoneNumber).map((part, index) =>
      index % 2 === 1 ? (
        <a key={index} href={phoneHref(part)}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </>
);

const Signature = ({ name, role }: { name: string; role: string }) => (
  <p className={styles.signature}>
    <strong>{name}</strong>
    <br />
    {role}
  </p>
);

/** A placeholder for a QR code: only its corner marks, so that nobody scans it. */
function QrPlaceholder() {
  const t = useMessages(cityIssues);
  return (
    <figure className={styles.qr}>
      <svg viewBox="0 0 104 104" width={104} height={104} aria-hidden focusable={false}>
        <path fillRule="evenodd" fill="currentColor" d={cornerMark(8, 8)} />
        <path fillRule="evenodd" fill="currentColor" d={cornerMark(68, 8)} />
        <path fillRule="evenodd" fill="currentColor" d={cornerMark(8, 68)} />
        <path
          fill="none"
          stroke="currentColor"
          strokeDasharray="4 4"
          d="M1 1h102v102H1zM44 20h16M44 52h52M20 44v16M52 68v28M68 84h28"
        />
      </svg>
      <figcaption>{t('qrCode')}</figcaption>
    </figure>
  );
}

const cornerMark = (x: number, y: number) =>
  `M${x} ${y}h28v28h-28zM${x + 4} ${y + 4}v20h20v-20zM${x + 8} ${y + 8}h12v12h-12z`;
