import type { ReactNode } from 'react';
import type { Locale } from '#app/lib/i18n/locale.ts';
import * as reading from '#app/ui/styles/reading.css.ts';
import type { NewsletterSection } from './section-types.server.ts';
import { Recipe } from './recipe.tsx';
import {
  CallToAction,
  Checklist,
  Facts,
  Items,
  Letter,
  Sponsors,
  Story,
} from './section-kinds.tsx';
import { sectionId } from './section-id.ts';
import * as styles from './issue.css.ts';

/** One section of an issue, whatever its kind. */
export function IssueSection({
  section,
  lang,
}: {
  section: NewsletterSection;
  /** The language of its text, where that is not the page's. */
  lang: Locale | undefined;
}) {
  const id = sectionId(section.heading);
  return (
    <section
      aria-labelledby={id}
      lang={lang}
      className={section.kind === 'callToAction' ? styles.callToAction : styles.part}
    >
      <h2 id={id}>{section.heading}</h2>
      <Content section={section} />
    </section>
  );
}

function Content({ section }: { section: NewsletterSection }): ReactNode {
  switch (section.kind) {
    case 'letter':
      return <Letter section={section} />;
    case 'story':
      return <Story section={section} />;
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
