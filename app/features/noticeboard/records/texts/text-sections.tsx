import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { documents } from '#app/messages/en/documents.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { CommunityText } from './pages.server.ts';

/** The way back to the hub a page belongs to. */
export function BackToHub({ community }: { community: { name: string; slug: string } }) {
  const t = useMessages(documents);
  return (
    <p className={layout.screenOnly}>
      <Link to={`/communities/${community.slug}`}>
        {t.rich('backTo', { community: <bdi>{community.name}</bdi> })}
      </Link>
    </p>
  );
}

export function TextSections({
  text,
  ids,
}: {
  text: CommunityText;
  /** What addresses call sections, by their headings. */
  ids?: Map<string, string>;
}) {
  const t = useMessages(documents);
  const lang = useLang()(text.language);
  const { sections, updatedAt } = text;
  const { longDate } = useFormats();
  return (
    <>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} id={ids?.get(heading)} lang={lang} className={layout.prose}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={`${layout.small} ${layout.muted}`}>
        {t.rich('lastChanged', { when: <Moment at={updatedAt} text={longDate(updatedAt)} /> })}
      </p>
    </>
  );
}
