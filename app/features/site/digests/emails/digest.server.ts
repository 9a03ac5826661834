import { z } from 'zod';
import { languages } from '#db/enums.ts';
import { isolated } from '#app/lib/isolated.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { digestSorts } from '../sorts.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';

const entry = z.object({
  text: z.string(),
  language: z.enum(languages),
  note: z.string().nullable(),
  /** A path, or a whole address. */
  to: z.string().nullable(),
});
/** A line of a digest. */
export type DigestEntry = z.output<typeof entry>;

const params = z.object({
  at: z.iso.datetime(),
  /** Letters that were held back. */
  held: z.array(entry),
  buildings: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      lists: z.array(
        z.object({
          sort: z.enum(digestSorts),
          entries: z.array(entry),
          /** How many more there are. */
          more: z.number(),
        }),
      ),
    }),
  ),
});
/** What a digest tells one person. */
export type DigestParams = z.output<typeof params>;

/** What was held back for a person, and what is new in their buildings, in one letter. */
export const digestLetter = defineLetter({
  kind: 'DIGEST',
  topic: 'DIGEST',
  urgency: 'DIGEST',
  heldFor: 'anybody',
  params,
  write: ({ params: { at, held, buildings }, language, formats, url }) => {
    const date = formats.longDate(new Date(at));
    const [building, other] = buildings;
    const subject = building
      ? translate(language, other ? 'digests.subjectSeveral' : 'digests.subject', {
          community: building.name,
        })
      : translate(language, 'digests.subjectHeld', { date });
    const listed = (entries: DigestEntry[], more: Block[] = []): Block[] => [
      {
        kind: 'list',
        entries: entries.map(({ text, note, to, ...line }) => ({
          text,
          language: line.language === language ? undefined : line.language,
          note: note ?? undefined,
          to: to?.startsWith('/') ? url(to) : (to ?? undefined),
        })),
      },
      ...more,
    ];
    const titles = [...held, ...buildings.flatMap(({ lists }) => lists.flatMap((l) => l.entries))];
    return {
      subject,
      preview: titles
        .slice(0, 3)
        .map(({ text }) => isolated(text))
        .join(' · '),
      blocks: [
        { kind: 'heading', text: translate(language, 'digests.heading', { date }) },
        ...(held.length > 0 ? listed(held) : []),
        ...buildings.flatMap(({ name, slug, lists }): Block[] => [
          { kind: 'heading', text: name },
          ...lists.flatMap(({ sort, entries, more }): Block[] => [
            { kind: 'text', text: translate(language, `digests.sorts.${sort}`) },
            ...listed(
              entries,
              more > 0
                ? [{ kind: 'text', text: translate(language, 'digests.more', { count: more }) }]
                : [],
            ),
          ]),
          {
            kind: 'button',
            label: translate(language, 'digests.open', { community: name }),
            to: url(`/communities/${slug}`),
          },
        ]),
      ],
      because: translate(language, 'digests.because'),
    };
  },
});
