import { z } from 'zod';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { ownWords, quoteOf, wordsOf } from '#app/features/mail/outbox/own-words.server.ts';
import type { Language, MembershipState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { dropUnsent } from '#app/features/mail/outbox/drop-unsent.server.ts';
import {
  queueLetters,
  recipientsOf,
  notify,
} from '#app/features/mail/outbox/queue-letters.server.ts';

/** What a community decided about somebody's place in it. */
const membershipKinds = [
  'MEMBERSHIP_CONFIRMED',
  'MEMBERSHIP_ENDED',
  'MEMBERSHIP_ENDING',
  'MEMBERSHIP_REFUSED',
  'MEMBERSHIP_STAYS',
  'MEMBERSHIP_WAITING',
  'DOORS_OPENED',
] as const;
type MembershipKind = (typeof membershipKinds)[number];

const membershipLetter = (kind: MembershipKind) =>
  defineLetter({
    kind,
    topic: 'MEMBERSHIP',
    urgency: 'AWAITED',
    heldFor: 'anybody',
    params: z.object({
      community: z.string(),
      slug: z.string(),
      /** The last day, of a membership that will end. */
      endsOn: z.iso.date().nullable(),
      words: ownWords,
    }),
    current: async (em, { params, userId, communityId, createdAt }) => {
      const now = await kysely(em)
        .selectFrom('user_communities as membership')
        .select(['state', 'confirmedAt', 'endsOn', isCurrentMembership('membership').as('isIn')])
        .where('user', '=', userId)
        .where('community', '=', communityId)
        .executeTakeFirst();
      if (!now || !holds(kind, { ...now, isEnding: now.endsOn === params.endsOn })) return null;
      const later = await kysely(em)
        .selectFrom('mail_letters')
        .select('id')
        .where('user', '=', userId)
        .where('community', '=', communityId)
        .where('kind', 'in', membershipKinds)
        .where('createdAt', '>', createdAt)
        .executeTakeFirst();
      return later ? null : params;
    },
    write: ({ params: { community, slug, endsOn, words }, language, formats, url }) => {
      const day = endsOn ? formats.longDate(noonOf(endsOn)) : '';
      const about = { community, day };
      const text = translate(language, `membershipEmails.${kind}.text`);
      return {
        subject: translate(language, `membershipEmails.${kind}.subject`, about),
        preview: text,
        blocks: [
          {
            kind: 'heading',
            text: translate(language, `membershipEmails.${kind}.heading`, about),
          },
          { kind: 'text', text },
          ...quoteOf(language, words),
          {
            kind: 'button',
            label: translate(language, `membershipEmails.${kind}.open`),
            // Whoever is not inside is led from there to the page at the door.
            to: url(`/communities/${slug}`),
          },
        ],
        because: translate(language, 'membershipEmails.because', { community }),
      };
    },
  });

/** Whether what an email says of a membership is true of it as it is now. */
function holds(
  kind: MembershipKind,
  now: { state: MembershipState; confirmedAt: Date | null; isIn: boolean; isEnding: boolean },
): boolean {
  switch (kind) {
    case 'MEMBERSHIP_WAITING':
      return now.state === 'WAITING';
    case 'MEMBERSHIP_REFUSED':
      return now.state === 'ENDED' && now.confirmedAt === null;
    case 'MEMBERSHIP_ENDED':
      return now.state === 'ENDED' && now.confirmedAt !== null;
    case 'MEMBERSHIP_ENDING':
    case 'MEMBERSHIP_STAYS':
      return now.isIn && now.isEnding;
    case 'MEMBERSHIP_CONFIRMED':
    case 'DOORS_OPENED':
      return now.isIn;
  }
}

export const membershipEmails = Object.fromEntries(
  membershipKinds.map((kind) => [kind, membershipLetter(kind)]),
) as Record<MembershipKind, ReturnType<typeof membershipLetter>>;

interface DecidedMemberships {
  ids: string[];
  /** Who decided, and the language they write in; null when a scheduled job did it. */
  by: { id: string; locale: Language | null } | null;
}

/**
 * Tells people what a community decided about their memberships, as they stand now, in the transaction of
 * the decision. Nobody hears of what they did themselves, or anything before the doors are open. Whoever has not
 * confirmed their address hears of it once they do. At most four statements, however many people there are.
 */
export async function notifyMemberships(
  tx: Em,
  kind: Exclude<MembershipKind, 'DOORS_OPENED'>,
  { ids, by }: DecidedMemberships,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await kysely(tx)
    .selectFrom('user_communities as membership')
    .innerJoin('communities as community', 'community.id', 'membership.community')
    .select([
      'membership.id',
      'membership.user as userId',
      'membership.endsOn',
      'membership.decisionReason as reason',
      'community.id as communityId',
      'community.name',
      'community.slug',
    ])
    .where('membership.id', 'in', ids)
    .where('community.openedAt', 'is not', null)
    .execute();
  const told = rows.flatMap(({ userId, ...row }) =>
    userId && userId !== by?.id ? [{ userId, ...row }] : [],
  );
  const recipients = await recipientsOf(
    tx,
    told.map(({ userId }) => userId),
    'MEMBERSHIP',
    { holdsUnconfirmed: true },
  );
  const at = new Date().toISOString();
  const letters = told.flatMap(({ id, userId, endsOn, reason, communityId, name, slug }) =>
    recipients
      .filter((recipient) => recipient.userId === userId)
      .map(({ held, ...to }) => ({
        to,
        held,
        // The same may be decided again, after it was taken back.
        event: `${eventsOf(id, kind)}${at}`,
        ...(kind === 'MEMBERSHIP_CONFIRMED' && { notBefore: new Date(Date.now() + undoMs) }),
        communityId,
        params: {
          community: name,
          slug,
          endsOn: kind === 'MEMBERSHIP_ENDING' ? endsOn : null,
          words: hasReason.has(kind) ? wordsOf(reason, by?.locale ?? null) : null,
        },
      })),
  );
  if (letters.length > 0) await queueLetters(tx, membershipEmails[kind], letters);
}

/** A confirmation that is undone within this time tells nobody anything. */
const undoMs = 2 * 60 * 1000;

const eventsOf = (id: string, kind: MembershipKind): string => `membership:${id}:${kind}:`;

/**
 * Tells somebody that they wait again, because a decision about their membership was taken back, in the
 * transaction of that. Where the email about the decision has not left, that one is deleted and they hear
 * nothing. Returns whether an email about the decision had left.
 */
export async function notifyTakenBack(
  tx: Em,
  decided: 'MEMBERSHIP_CONFIRMED' | 'MEMBERSHIP_REFUSED',
  {
    id,
    userId,
    since,
    by,
  }: { id: string; userId: string; since: Date } & Pick<DecidedMemberships, 'by'>,
): Promise<{ isTold: boolean }> {
  const { hasLeft } = await dropUnsent(tx, {
    kind: decided,
    userId,
    events: eventsOf(id, decided),
    since,
  });
  if (hasLeft) await notifyMemberships(tx, 'MEMBERSHIP_WAITING', { ids: [id], by });
  return { isTold: hasLeft };
}

/** What a moderator gives a reason for; the one of an earlier decision goes with no other. */
const hasReason = new Set<MembershipKind>([
  'MEMBERSHIP_ENDED',
  'MEMBERSHIP_ENDING',
  'MEMBERSHIP_REFUSED',
]);

/** Tells the members of a community that its doors are open, in the transaction that opens them. */
export async function notifyDoorsOpened(
  tx: Em,
  by: { id: string },
  { id, name, slug }: { id: string; name: string; slug: string },
): Promise<void> {
  const members = await kysely(tx)
    .selectFrom('user_communities as membership')
    .select('membership.user as userId')
    .where('membership.community', '=', id)
    .where('membership.user', 'is not', null)
    .where('membership.user', '<>', by.id)
    .where(isCurrentMembership('membership'))
    .execute();
  await notify(tx, membershipEmails.DOORS_OPENED, {
    userIds: members.flatMap(({ userId }) => userId ?? []),
    event: `doors:${id}`,
    holdsUnconfirmed: true,
    communityId: id,
    params: { community: name, slug, endsOn: null, words: null },
  });
}
