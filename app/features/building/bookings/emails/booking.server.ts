import { z } from 'zod';
import { MailLetter } from '#db/entities/index.ts';
import { languages, type BookingState, type Language } from '#db/enums.ts';
import { deskOf } from '#app/features/residency/memberships/desk-people.server.ts';
import { defineLetter, type Block, type Writing } from '#app/features/mail/outbox/letter.ts';
import { notify } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { translatorFor } from '#app/lib/i18n/use-messages.tsx';
import { translate } from '#app/messages/catalogue.server.ts';
import { bookings } from '#app/messages/en/bookings.ts';
import type { BookingRow } from '../access.server.ts';
import { owedFor, tasks } from '../owed.ts';
import { cancelUntil, holdsItsTime } from '../policy.ts';
import { spanText } from '../span-text.ts';

/** What somebody is told about their booking. */
const news = ['ASKED', 'CONFIRMED', 'WAITING', 'PLACED', 'REFUSED', 'CANCELLED'] as const;
type News = (typeof news)[number];

const facts = z.object({
  bookingId: z.uuid(),
  placeId: z.uuid(),
  /** Of the community. */
  slug: z.string(),
  community: z.string(),
  place: z.object({
    name: z.string(),
    language: z.enum(languages),
    translation: z.object({ name: z.string() }).nullable(),
  }),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
});
type Facts = z.output<typeof facts>;

/** The thread of a booking. */
const threadOf = ({ bookingId }: Facts): string => `booking:${bookingId}`;

const placeName = (language: Language, { place }: Facts) => sideFor(language, place).name;

const whenText = ({ language, formats, params }: Writing<Facts>) =>
  spanText(formats, translatorFor(bookings, language), {
    start: new Date(params.start),
    end: new Date(params.end),
  });

const whatAndWhen = (writing: Writing<Facts>, unit?: string): Block => ({
  kind: 'facts',
  rows: [
    {
      label: translate(writing.language, 'bookingEmails.what'),
      value: placeName(writing.language, writing.params),
    },
    { label: translate(writing.language, 'bookingEmails.when'), value: whenText(writing) },
    ...(unit === undefined
      ? []
      : [{ label: translate(writing.language, 'bookingEmails.unit'), value: unit }]),
  ],
});

/** How a booking stands by now; null for one that is gone. */
async function stateOf(em: Em, { bookingId }: Facts): Promise<BookingState | null> {
  const row = await kysely(em)
    .selectFrom('bookings')
    .select((of) => of.ref('state').$castTo<BookingState>().as('state'))
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Which words tell a piece of news: somebody in line has nothing yet, and may still have to wait for the desk. */
function wordsFor({
  news,
  owed,
  waited,
  isClosed,
}: {
  news: News;
  owed: string[];
  waited: boolean;
  isClosed: boolean;
}) {
  if (news === 'PLACED' && owed.includes('OFFICE')) return 'PLACED_ASKED';
  if (news !== 'CANCELLED' || !waited) return news;
  return isClosed ? 'CLOSED_WAITING' : 'CANCELLED_WAITING';
}

/** Tells somebody how their booking stands. */
export const bookingLetter = defineLetter({
  kind: 'BOOKING',
  topic: 'ATTENDING',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: facts.extend({
    news: z.enum(news),
    /** Why the desk refused or cancelled it. */
    reason: z.string().nullable(),
    /** Whether they only stood in line for it. */
    waited: z.boolean(),
    /** Whether nobody can have that time any more. */
    isClosed: z.boolean().default(false),
    owed: z.array(z.enum(tasks)),
    /** Null for one that holds no time or can no longer be cancelled, and in emails queued before this was said. */
    cancelUntil: z.iso.datetime().nullable().default(null),
  }),
  current: async (em, { params }) => {
    const state = await stateOf(em, params);
    const stands = params.news === 'PLACED' ? ['ASKED', 'CONFIRMED'] : [params.news];
    return state !== null && stands.includes(state) ? params : null;
  },
  thread: threadOf,
  write: (writing) => {
    const { params, language, formats, url } = writing;
    const { reason, owed, community, cancelUntil: until } = params;
    const place = placeName(language, params);
    const words = { place, community };
    const said = wordsFor(params);
    return {
      subject: translate(language, `bookingEmails.${said}.subject`, words),
      preview: whenText(writing),
      blocks: [
        { kind: 'heading', text: translate(language, `bookingEmails.${said}.heading`) },
        { kind: 'text', text: translate(language, `bookingEmails.${said}.text`, words) },
        whatAndWhen(writing),
        ...(reason
          ? [
              { kind: 'text' as const, text: translate(language, 'bookingEmails.reason') },
              { kind: 'quote' as const, text: reason },
            ]
          : []),
        ...(until === null
          ? []
          : [
              {
                kind: 'text' as const,
                text: translate(language, 'bookingEmails.cancelUntil', {
                  moment: formats.fullDateTime(new Date(until)),
                }),
              },
            ]),
        ...(owed.length > 0
          ? [
              { kind: 'text' as const, text: translate(language, 'bookingEmails.owed') },
              {
                kind: 'list' as const,
                entries: owed.map((task) => ({
                  text: translate(language, `bookingEmails.tasks.${task}`),
                })),
              },
            ]
          : []),
        {
          kind: 'button',
          label: translate(language, 'bookingEmails.open'),
          to: url(`/communities/${params.slug}/bookings/${params.placeId}/${params.bookingId}`),
        },
      ],
      because: translate(language, 'bookingEmails.because'),
    };
  },
});

/** Tells who runs the bookings that one is to be confirmed, with the next morning's email. */
export const bookingAskedLetter = defineLetter({
  kind: 'BOOKING_ASKED',
  topic: 'MODERATION',
  urgency: 'ORDINARY',
  heldFor: 'desk',
  params: facts.extend({ unit: z.string() }),
  current: async (em, { params }) => ((await stateOf(em, params)) === 'ASKED' ? params : null),
  thread: threadOf,
  write: (writing) => {
    const { params, language, url } = writing;
    const { community, unit, slug, bookingId } = params;
    const words = { place: placeName(language, params), community };
    return {
      subject: translate(language, 'bookingEmails.desk.subject', words),
      preview: whenText(writing),
      blocks: [
        { kind: 'heading', text: translate(language, 'bookingEmails.desk.heading', words) },
        whatAndWhen(writing, unit),
        {
          kind: 'button',
          label: translate(language, 'bookingEmails.desk.open'),
          to: url(`/manage/${slug}/bookings/${bookingId}`),
        },
      ],
      because: translate(language, 'bookingEmails.desk.because', { community }),
    };
  },
});

async function factsOf(tx: Em, booking: BookingRow): Promise<Facts> {
  const { slug, name } = await kysely(tx)
    .selectFrom('communities')
    .select(['slug', 'name'])
    .where('id', '=', booking.communityId)
    .executeTakeFirstOrThrow();
  const { translation } = booking;
  return {
    bookingId: booking.id,
    placeId: booking.placeId,
    slug,
    community: name,
    place: {
      name: booking.name,
      language: booking.language,
      translation: translation && { name: translation.name },
    },
    start: booking.startsAt.toISOString(),
    end: booking.endsAt.toISOString(),
  };
}

/**
 * Takes back the emails about a booking that are held for a digest, in the transaction that changes it: they would tell
 * of it as it was.
 */
export const recallHeld = (tx: Em, bookingId: string): Promise<number> =>
  tx.nativeDelete(MailLetter, {
    event: { $like: `booking:${bookingId}:%` },
    state: 'HELD',
    digest: null,
  });

/** Emails the person of a booking how it stands; nobody where it has no account. */
export async function notifyBooking(
  tx: Em,
  booking: BookingRow,
  what: News,
  { waited = false, isClosed = false } = {},
): Promise<void> {
  const { id, userId, communityId, version, reason, state } = booking;
  if (userId === null) return;
  const isOver = state === 'REFUSED' || state === 'CANCELLED';
  const until = cancelUntil(booking);
  await notify(tx, bookingLetter, {
    userIds: [userId],
    event: `booking:${id}:${what.toLowerCase()}:${version}`,
    communityId,
    holdsUnconfirmed: true,
    params: {
      ...(await factsOf(tx, booking)),
      news: what,
      reason: isOver ? reason : null,
      ...{ waited, isClosed },
      owed: owedFor(booking),
      cancelUntil: holdsItsTime(state) && until > new Date() ? until.toISOString() : null,
    },
  });
}

/** Emails those who run the bookings of a community that one is to be confirmed; not who asked. */
export async function notifyAsked(tx: Em, booking: BookingRow, byId: string | null): Promise<void> {
  const desk = await deskOf(tx, booking.communityId);
  await notify(tx, bookingAskedLetter, {
    userIds: desk.filter((id) => id !== byId),
    event: `booking:${booking.id}:asked-desk:${booking.version}`,
    communityId: booking.communityId,
    params: { ...(await factsOf(tx, booking)), unit: booking.unitLabel },
  });
}
