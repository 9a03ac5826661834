import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import type { Community, User } from '#db/entities/index.ts';
import type { Em } from './sessions.ts';

/** A community with a board member who moderates it, and a member who posts there. */
export function makeModerated(
  em: Em,
  names: { community?: string; board?: string; author?: string } = {},
): { community: Community; board: User; author: User } {
  const community = makeCommunity(em, names.community ? { name: names.community } : {});
  const board = makeUser(em, { role: 'BOARD', ...(names.board ? { name: names.board } : {}) });
  const author = makeUser(em, names.author ? { name: names.author } : {});
  makeMembership(em, board, community, { canModerate: true });
  makeMembership(em, author, community);
  return { community, board, author };
}
