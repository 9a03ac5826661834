import { z } from 'zod';
import { postTypes, type PostType } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { notify } from '#app/features/mail/outbox/queue-letters.server.ts';
import { letterPath } from '../letter-link.server.ts';

/**
 * What a neighbour wrote about one's post. An answer goes to them; until then they have no address but one that the
 * post shows.
 */
export const neighbourLetter = defineLetter({
  kind: 'NEIGHBOUR',
  topic: 'NEIGHBOURS',
  urgency: 'AWAITED',
  heldFor: 'anybody',
  params: z.object({
    letterId: z.uuid(),
    sender: z.object({ name: z.string(), address: z.string() }),
    community: z.string(),
    post: z.object({ type: z.enum(postTypes), id: z.uuid(), title: z.string() }),
    /** Whether the post shows no address of its author's. */
    isHidden: z.boolean().default(true),
    words: z.string(),
  }),
  // A message from somebody who was blocked or has left since is not sent.
  current: async (em, { params, userId }) => {
    const written = await kysely(em)
      .selectFrom('neighbour_letters as letter')
      .innerJoin('users as sender', 'sender.id', 'letter.sender')
      .select(['sender.name', 'sender.email as address'])
      .where('letter.id', '=', params.letterId)
      .where('sender.disabledAt', 'is', null)
      .where('sender.deletionAskedAt', 'is', null)
      .where('letter.sender', 'not in', (blocks) =>
        blocks.selectFrom('neighbour_blocks').select('blocked').where('person', '=', userId),
      )
      .executeTakeFirst();
    return written ? { ...params, sender: written } : null;
  },
  thread: ({ post, sender }) => `${postPath(post.type, post.id)}/${sender.address}`,
  write: ({ params: { letterId, sender, community, post, isHidden, words }, language, url }) => {
    const { name } = sender;
    const about = { name, title: post.title };
    return {
      subject: translate(language, 'neighbours.letter.subject', about),
      preview: words.replace(/\s+/g, ' ').slice(0, 100),
      blocks: [
        { kind: 'heading', text: translate(language, 'neighbours.letter.heading', { name }) },
        {
          kind: 'text',
          text: translate(language, `neighbours.letter.about.${post.type}`, {
            ...{ community, title: post.title },
          }),
        },
        { kind: 'quote', text: words },
        {
          kind: 'text',
          text: [
            translate(language, 'neighbours.letter.answer'),
            ...(isHidden ? [translate(language, 'neighbours.letter.hidden', { name })] : []),
          ].join(' '),
        },
        {
          kind: 'list',
          entries: [
            {
              text: translate(language, `posts.open.${post.type}`),
              to: url(postPath(post.type, post.id)),
            },
            {
              text: translate(language, 'neighbours.letter.blockOrReport', { name }),
              to: url(letterPath(letterId)),
            },
          ],
        },
      ],
      because: translate(language, 'neighbours.letter.because', { community }),
      replyTo: sender,
    };
  },
});

/** Names the letter by mail that carries what a neighbour wrote. */
export const neighbourEvent = (letterId: string): string => `neighbour-letter:${letterId}`;

/** Sends on what a neighbour wrote, in the transaction that saves it, or once the receiver confirms their address. */
export async function notifyNeighbour(
  tx: Em,
  {
    letterId,
    receiver,
    sender: { name, address },
    community,
    post: { type, id, title, isHidden },
    words,
  }: {
    letterId: string;
    receiver: { id: string };
    sender: { name: string; address: string };
    community: { id: string; name: string };
    post: { type: PostType; id: string; title: string; isHidden: boolean };
    words: string;
  },
): Promise<void> {
  await notify(tx, neighbourLetter, {
    userIds: [receiver.id],
    event: neighbourEvent(letterId),
    holdsUnconfirmed: true,
    communityId: community.id,
    params: {
      ...{ letterId, sender: { name, address }, community: community.name, words },
      ...{ post: { type, id, title }, isHidden },
    },
  });
}
