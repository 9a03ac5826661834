import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { documents } from '#app/messages/en/documents.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Contents } from '#app/ui/navigation/contents.tsx';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { button } from '#app/ui/button.css.ts';
import { NoticeText } from '../../notices/text/notice-text.tsx';
import type { CommunityText } from './pages.server.ts';
import * as styles from './text-page.css.ts';
import type { topicsOf } from './topics.ts';

/** The way back to the hub a page belongs to. */
export function BackToHub({ community }: { community: { name: string; slug: string } }) {
  const t = useMessages(documents);
  return (
    <>
      <BackLink to={`/communities/${community.slug}`}>
        {t.rich('backTo', { community: <bdi>{community.name}</bdi> })}
      </BackLink>
      <p className={styles.printed}>
        <bdi>{community.name}</bdi>
      </p>
    </>
  );
}

/** What addresses call a section: its topic, or else its place. */
const idOf = (topics: Topics | undefined, heading: string, index: number) =>
  topics?.get(heading) ?? `section-${index + 1}`;

type Topics = ReturnType<typeof topicsOf>;

/** The list of a text's sections. */
export function TextContents({ text }: { text: CommunityText }) {
  const t = useMessages(documents);
  const lang = useLang()(text.language);
  if (text.sections.length < 2) return null;
  return (
    <Contents
      title={t('contents')}
      lang={lang}
      sections={text.sections.map(({ heading }, index) => ({
        id: idOf(undefined, heading, index),
        heading,
      }))}
    />
  );
}

/** Buttons to the sections of an emergency plan, for whoever is in a hurry. */
export function TextTopics({ text, topics }: { text: CommunityText; topics: Topics }) {
  const t = useMessages(documents);
  const lang = useLang()(text.language);
  if (text.sections.length === 0) return null;
  return (
    <nav aria-label={t('topics.label')} className={styles.topics}>
      {text.sections.map(({ heading }, index) => {
        const topic = topics.get(heading);
        return (
          <a
            key={heading}
            href={`#${idOf(topics, heading, index)}`}
            lang={topic ? undefined : lang}
            className={button.quiet}
          >
            {topic ? t(`topics.${topic}`) : heading}
          </a>
        );
      })}
    </nav>
  );
}

export function TextSections({ text, topics }: { text: CommunityText; topics?: Topics }) {
  const t = useMessages(documents);
  const lang = useLang()(text.language);
  const { sections, updatedAt } = text;
  const { longDate } = useFormats();
  return (
    <div className={styles.text}>
      {sections.map(({ heading, blocks }, index) => (
        <section
          key={heading}
          id={idOf(topics, heading, index)}
          lang={lang}
          className={styles.section}
        >
          <h2>{heading}</h2>
          <NoticeText blocks={blocks} />
        </section>
      ))}
      <p className={`${layout.small} ${layout.muted}`}>
        {t.rich('lastChanged', { when: <Moment at={updatedAt} text={longDate(updatedAt)} /> })}
      </p>
    </div>
  );
}
