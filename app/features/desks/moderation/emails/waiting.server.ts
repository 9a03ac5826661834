import { z } from 'zod';
import type { Language } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';

/** What may wait for a moderator, in the order of the letter. */
export const waitingKinds = [
  'posts',
  'changes',
  'people',
  'reports',
  'appeals',
  'requests',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const count = z.int().nonnegative();
const counts = z.object({
  posts: count,
  changes: count,
  people: count,
  reports: count,
  appeals: count,
  /** Requests that nothing has happened with for three days; emails of before have none. */
  requests: count.default(0),
} satisfies Record<WaitingKind, z.ZodType>);

const community = z.object({ name: z.string(), slug: z.string(), counts });

const params = z.object({
  communities: z.tuple([community], community),
  /** The number of further communities where something waits. */
  more: count,
  /** How much waits, including in those. */
  total: count,
  /** How much of it has waited for over a day. */
  overdue: count,
  /** When the newest of the overdue began to wait. A later letter skips everything up to it. */
  upTo: z.iso.datetime().nullable(),
});
export type WaitingParams = z.output<typeof params>;

const waitingLetter = (kind: 'MODERATION_WAITING' | 'MODERATION_OVERDUE') =>
  defineLetter({
    kind,
    topic: 'MODERATION',
    urgency: 'ORDINARY',
    heldFor: 'anybody',
    params,
    write: ({ params: { communities, more, total, overdue }, language, url }) => {
      const [first] = communities;
      const isOne = communities.length === 1 && more === 0;
      const place = isOne ? 'inOne' : 'inSeveral';
      const about = { count: total, community: first.name };
      const text = translate(language, `waitingEmails.${kind}.text`);
      return {
        subject: translate(language, `waitingEmails.${kind}.subject.${place}`, about),
        preview: isOne ? lineOf(language, first.counts) : text,
        blocks: [
          {
            kind: 'heading',
            text: translate(language, `waitingEmails.${kind}.heading.${place}`, about),
          },
          { kind: 'text', text },
          ...communities.flatMap((one) => blocksOf(language, one, { url, isOne })),
          ...said(more > 0 && translate(language, 'waitingEmails.more', { count: more })),
          ...said(
            kind === 'MODERATION_WAITING' &&
              overdue > 0 &&
              translate(language, 'waitingEmails.overdue', { count: overdue }),
          ),
        ],
        because: translate(language, 'waitingEmails.because'),
      };
    },
  });

/** The morning's letter about all that waits. */
export const moderationWaitingLetter = waitingLetter('MODERATION_WAITING');
/** The letter about what has newly waited for over a day. */
export const moderationOverdueLetter = waitingLetter('MODERATION_OVERDUE');

type Counts = z.output<typeof counts>;

const linesOf = (language: Language, given: Counts) =>
  waitingKinds
    .filter((kind) => given[kind] > 0)
    .map((kind) => ({
      kind,
      text: translate(language, `waitingEmails.counts.${kind}`, { count: given[kind] }),
    }));

const lineOf = (language: Language, given: Counts): string =>
  linesOf(language, given)
    .map(({ text }) => text)
    .join(' · ');

const pathOf: Record<WaitingKind, (slug: string) => string> = {
  posts: (slug) => `/moderation?community=${slug}`,
  changes: (slug) => `/moderation?community=${slug}`,
  people: (slug) => `/manage/${slug}/people`,
  reports: () => '/moderation/reports',
  appeals: () => '/moderation/appeals',
  requests: (slug) => `/manage/${slug}/requests?age=quiet`,
};

const blocksOf = (
  language: Language,
  { name, slug, counts: given }: WaitingParams['communities'][number],
  { url, isOne }: { url: (path: string) => string; isOne: boolean },
): Block[] => [
  ...said(!isOne && name),
  {
    kind: 'list',
    entries: linesOf(language, given).map(({ kind, text }) => ({
      text,
      to: url(pathOf[kind](slug)),
    })),
  },
];

const said = (text: string | false): Block[] => (text ? [{ kind: 'text', text }] : []);
