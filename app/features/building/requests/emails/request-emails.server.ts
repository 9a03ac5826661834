import { z } from 'zod';
import { requestCategories, requestStates, type Language } from '#db/enums.ts';
import { defineLetter, type Block } from '#app/features/mail/outbox/letter.ts';
import { ownWords } from '#app/features/mail/outbox/own-words.server.ts';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { deskRequestPath, requestPath } from '../paths.ts';

/** What every email about a request names. */
const about = {
  community: z.string(),
  slug: z.string(),
  ref: z.string(),
  category: z.enum(requestCategories),
  /** The common place or the unit, in each language. */
  where: z.object({ en: z.string(), fr: z.string() }),
};

type About = z.output<z.ZodObject<typeof about>>;

/** What an email to the people of a request knows of its reader. */
const reader = {
  /** Whether they sent it, or joined it. */
  isAuthor: z.boolean(),
  /** Their own request, which goes on as this one; left out by emails that were queued before this was said. */
  mergedFrom: z.string().nullish(),
};

type Reader = z.output<z.ZodObject<typeof reader>>;

/** Confirms to its author that a request has arrived, with the reference to say on the phone. */
export const requestReceivedLetter = defineLetter({
  kind: 'REQUEST_RECEIVED',
  topic: 'REQUESTS',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: z.object({ ...about, text: z.string(), phone: z.string().nullable() }),
  thread: threadOf,
  write: ({ params, language, url }) => {
    const { ref, community, text, phone } = params;
    const received = translate(language, 'requestEmails.received.text', { community });
    return {
      subject: stemOf(language, params),
      preview: received,
      blocks: [
        { kind: 'heading', text: translate(language, 'requestEmails.received.heading', { ref }) },
        { kind: 'text', text: received },
        factsOf(language, params),
        { kind: 'quote', text },
        ...(phone ? [say(translate(language, 'requestEmails.received.call', { phone, ref }))] : []),
        open(language, url(requestPath(params.slug, ref))),
      ],
      because: translate(language, 'requestEmails.because.author', { community }),
    };
  },
});

/** Tells the people of a request what has become of it. */
export const requestChangedLetter = defineLetter({
  kind: 'REQUEST_CHANGED',
  topic: 'REQUESTS',
  urgency: 'AWAITED',
  heldFor: 'members',
  params: z.object({
    ...about,
    state: z.enum(requestStates),
    plannedFor: z.iso.date().nullable(),
    words: ownWords,
    ...reader,
  }),
  thread: threadOf,
  write: ({ params, language, formats, url }) => {
    const { community, ref, state, plannedFor, words, isAuthor } = params;
    const day = plannedFor === null ? null : formats.fullDate(noonOf(plannedFor));
    const text =
      state === 'PLANNED' && day !== null
        ? translate(language, 'requestEmails.planned', { day })
        : translate(language, `requestEmails.states.${state}`, { community });
    return {
      subject: stemOf(language, params),
      preview: text,
      blocks: [
        {
          kind: 'heading',
          text: translate(language, `requestEmails.subjects.${state}`, {
            ref,
            ...where(language, params),
          }),
        },
        { kind: 'text', text },
        ...quote(language, community, words),
        ...(state === 'DONE' && isAuthor
          ? [say(translate(language, 'requestEmails.notDone'))]
          : []),
        open(language, url(requestPath(params.slug, ref))),
      ],
      because: because(language, params),
    };
  },
});

/** Brings the people of a request what the desk wrote. */
export const requestMessageLetter = defineLetter({
  kind: 'REQUEST_MESSAGE',
  topic: 'REQUESTS',
  urgency: 'AWAITED',
  heldFor: 'members',
  params: z.object({ ...about, words: ownWords, ...reader }),
  thread: threadOf,
  write: ({ params, language, url }) => {
    const { community, ref, words } = params;
    return {
      subject: stemOf(language, params),
      preview: previewOf(words?.text ?? ''),
      blocks: [
        {
          kind: 'heading',
          text: translate(language, 'requestEmails.message.heading', {
            ref,
            ...where(language, params),
          }),
        },
        ...quote(language, community, words),
        say(translate(language, 'requestEmails.answer')),
        open(language, url(requestPath(params.slug, ref))),
      ],
      because: because(language, params),
    };
  },
});

/** Tells the people of a request that it goes on as another one. */
export const requestMergedLetter = defineLetter({
  kind: 'REQUEST_MERGED',
  topic: 'REQUESTS',
  urgency: 'AWAITED',
  heldFor: 'members',
  params: z.object({ ...about, into: z.string(), ...reader }),
  thread: threadOf,
  write: ({ params, language, url }) => {
    const { into, ref } = params;
    const text = translate(language, 'requestEmails.merged', { ref, into });
    return {
      subject: stemOf(language, params),
      preview: text,
      blocks: [
        {
          kind: 'heading',
          text: translate(language, 'requestEmails.mergedSubject', { ref, into }),
        },
        { kind: 'text', text },
        open(language, url(requestPath(params.slug, into))),
      ],
      because: because(language, params),
    };
  },
});

/** Tells the desk of a new request, of what a resident made of one, and whom of them one was assigned to. */
export const requestAtDeskLetter = defineLetter({
  kind: 'REQUEST_AT_DESK',
  topic: 'REQUESTS',
  urgency: 'AWAITED',
  heldFor: 'desk',
  params: z.object({
    ...about,
    what: z.enum(['NEW', 'MESSAGE', 'REOPENED', 'CLOSED', 'UNNEEDED', 'ASSIGNED', 'WORK_DONE']),
    /** Who sent or did it; empty for a contractor. */
    name: z.string(),
    words: ownWords,
  }),
  thread: threadOf,
  write: ({ params, language, url }) => {
    const { community, ref, what, name, words } = params;
    const text = translate(language, `requestEmails.desk.${what}.text`, { name });
    return {
      subject: stemOf(language, params),
      preview: previewOf(words?.text ?? text),
      blocks: [
        {
          kind: 'heading',
          text: translate(language, `requestEmails.desk.${what}.heading`, {
            community,
            ref,
            ...where(language, params),
          }),
        },
        { kind: 'text', text },
        factsOf(language, params),
        ...(words
          ? [{ kind: 'quote' as const, text: words.text, language: words.language ?? undefined }]
          : []),
        open(language, url(deskRequestPath(params.slug, ref))),
      ],
      because: translate(language, 'requestEmails.because.desk', { community }),
    };
  },
});

/** The thread of a request, in the mailbox of everybody who is told of it. */
function threadOf({ slug, ref }: About): string {
  return `request:${slug}/${ref}`;
}

const say = (text: string): Block => ({ kind: 'text', text });

const open = (language: Language, to: string): Block => ({
  kind: 'button',
  label: translate(language, 'requestEmails.open'),
  to,
});

const where = (language: Language, params: About) => ({ where: params.where[language] });

/** The subject of every email about a request: mail programs make one thread of those that have the same. */
const stemOf = (language: Language, { ref, category, where }: About): string =>
  translate(language, 'requestEmails.subject', {
    ref,
    category: translate(language, `requests.categories.${category}`),
    where: where[language],
  });

const factsOf = (language: Language, params: About): Block => ({
  kind: 'facts',
  rows: [
    {
      label: translate(language, 'requestEmails.facts.where'),
      value: params.where[language],
    },
    {
      label: translate(language, 'requestEmails.facts.category'),
      value: translate(language, `requests.categories.${params.category}`),
    },
  ],
});

function quote(language: Language, community: string, words: z.output<typeof ownWords>): Block[] {
  if (!words) return [];
  return [
    say(translate(language, 'requestEmails.theyWrote', { community })),
    { kind: 'quote', text: words.text, language: words.language ?? undefined },
  ];
}

function because(
  language: Language,
  { community, ref, isAuthor, mergedFrom }: About & Reader,
): string {
  if (mergedFrom)
    return translate(language, 'requestEmails.because.merged', {
      community,
      ref,
      own: mergedFrom,
    });
  return translate(language, `requestEmails.because.${isAuthor ? 'author' : 'joiner'}`, {
    community,
  });
}

const previewOf = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 100);
