import { z } from 'zod';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { recipientsOf } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** Tells somebody that they look after a community from now on, or that somebody else does. */
export const handedOverLetter = defineLetter({
  kind: 'HANDED_OVER',
  topic: 'MEMBERSHIP',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: z.object({
    community: z.string(),
    slug: z.string(),
    /** Whether the reader took over, or handed over. */
    side: z.enum(['TO', 'FROM']),
    /** The name of the other one. */
    other: z.string(),
  }),
  current: async (em, { params, userId, communityId }) => {
    const membership = await kysely(em)
      .selectFrom('user_communities')
      .select('canModerate')
      .where('user', '=', userId)
      .where('community', '=', communityId)
      .executeTakeFirst();
    return (membership?.canModerate ?? false) === (params.side === 'TO') ? params : null;
  },
  write: ({ params: { community, slug, side, other }, language, url }) => {
    const about = { community, other };
    const text = translate(language, `membershipEmails.HANDED_OVER.${side}.text`, about);
    return {
      subject: translate(language, `membershipEmails.HANDED_OVER.${side}.subject`, about),
      preview: text,
      blocks: [
        {
          kind: 'heading',
          text: translate(language, `membershipEmails.HANDED_OVER.${side}.heading`, about),
        },
        { kind: 'text', text },
        {
          kind: 'button',
          label: translate(language, `membershipEmails.HANDED_OVER.${side}.open`),
          to: url(`/${side === 'TO' ? 'manage' : 'communities'}/${slug}`),
        },
      ],
      because: translate(language, 'membershipEmails.HANDED_OVER.because', { community }),
    };
  },
});

interface HandedOver {
  person: { id: string; name: string };
  successor: { id: string; name: string };
  communityId: string;
}

/**
 * Tells both people of a hand-over, in its transaction, whatever they chose and whoever did it: one has new power
 * over everybody's data, and the other one reads of it if somebody else pressed.
 */
export async function notifyHandedOver(
  tx: Em,
  { person, successor, communityId }: HandedOver,
): Promise<void> {
  const { name: community, slug } = await kysely(tx)
    .selectFrom('communities')
    .select(['name', 'slug'])
    .where('id', '=', communityId)
    .executeTakeFirstOrThrow();
  const recipients = await recipientsOf(tx, [person.id, successor.id], 'MEMBERSHIP', {
    always: true,
    holdsUnconfirmed: true,
  });
  const at = new Date().toISOString();
  await queueLetters(
    tx,
    handedOverLetter,
    recipients.map(({ held, ...to }) => {
      const isSuccessor = to.userId === successor.id;
      return {
        to,
        held,
        event: `handed-over:${communityId}:${at}`,
        communityId,
        params: {
          ...{ community, slug },
          side: isSuccessor ? ('TO' as const) : ('FROM' as const),
          other: isSuccessor ? person.name : successor.name,
        },
      };
    }),
  );
}
