import { z } from 'zod';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { notify } from '#app/features/mail/outbox/queue-letters.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** Tells a member that one more unit of theirs was confirmed. */
export const furtherUnitLetter = defineLetter({
  kind: 'UNIT_CONFIRMED',
  topic: 'MEMBERSHIP',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: z.object({ community: z.string(), slug: z.string(), unit: z.string() }),
  current: async (em, { params, userId, communityId }) => {
    const confirmed = await kysely(em)
      .selectFrom('further_units as further')
      .innerJoin('user_communities as membership', 'membership.id', 'further.membership')
      .select('further.id')
      .where('membership.user', '=', userId)
      .where('membership.community', '=', communityId)
      .where(isCurrentMembership('membership'))
      .where('further.condoUnit', '=', params.unit)
      .where('further.state', '=', 'CONFIRMED')
      .executeTakeFirst();
    return confirmed ? params : null;
  },
  write: ({ params: { community, slug, unit }, language, url }) => {
    const about = { community, unit: unitLabel(language, unit, true) };
    const text = translate(language, 'membershipEmails.UNIT_CONFIRMED.text', about);
    return {
      subject: translate(language, 'membershipEmails.UNIT_CONFIRMED.subject', about),
      preview: text,
      blocks: [
        {
          kind: 'heading',
          text: translate(language, 'membershipEmails.UNIT_CONFIRMED.heading', about),
        },
        { kind: 'text', text },
        {
          kind: 'button',
          label: translate(language, 'membershipEmails.UNIT_CONFIRMED.open'),
          to: url(`/communities/${slug}`),
        },
      ],
      because: translate(language, 'membershipEmails.because', { community }),
    };
  },
});

interface ConfirmedUnit {
  userId: string;
  membershipId: string;
  unit: string;
  community: { id: string; name: string; slug: string; openedAt?: Date | null | undefined };
}

/**
 * Tells a member that a further unit was confirmed, in the transaction of the decision. Nobody hears of what
 * they did themselves, or anything before the doors are open.
 */
export async function notifyFurtherUnit(
  tx: Em,
  by: { id: string },
  { userId, membershipId, unit, community: { id, name, slug, openedAt } }: ConfirmedUnit,
): Promise<void> {
  if (userId === by.id || !openedAt) return;
  await notify(tx, furtherUnitLetter, {
    userIds: [userId],
    // The same unit may be confirmed again, after it ended.
    event: `further-unit:${membershipId}:${new Date().toISOString()}`,
    communityId: id,
    holdsUnconfirmed: true,
    params: { community: name, slug, unit },
  });
}
