import type { PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { neighbourLetter } from './message.server.ts';
import { notify } from '#app/features/mail/outbox/recipients.server.ts';

/** Names the letter by mail that carries what a neighbour wrote. */
export const neighbourEvent = (letterId: string): string => `neighbour-letter:${letterId}`;

/** Sends on what a neighbour wrote, in the transaction that saves it. */
export async function notifyNeighbour(
  tx: Em,
  {
    letterId,
    receiver,
    sender: { name, address },
    community,
    post: { type, id, title },
    words,
  }: {
    letterId: string;
    receiver: { id: string };
    sender: { name: string; address: string };
    community: { id: string; name: string };
    post: { type: PostType; id: string; title: string };
    words: string;
  },
): Promise<void> {
  await notify(tx, neighbourLetter, {
    userIds: [receiver.id],
    event: neighbourEvent(letterId),
    communityId: community.id,
    params: {
      ...{ letterId, sender: { name, address }, community: community.name, words },
      post: { type, id, title },
    },
  });
}
