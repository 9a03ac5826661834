import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import type { Community, User } from '#db/entities/index.ts';
import type { Em } from './sessions.ts';

export interface Neighbourhood {
  community: Community;
  elsewhere: Community;
  resident: User;
  neighbour: User;
  board: User;
  /** On the board of another community. */
  otherBoard: User;
  outsider: User;
  manager: User;
  admin: User;
}

/** A community with one person of each kind, and another community. */
export async function makeNeighbourhood(
  em: Em,
  given: Partial<Pick<Community, 'requireModeration'>> = {},
): Promise<Neighbourhood> {
  const community = makeCommunity(em, given);
  const elsewhere = makeCommunity(em, { name: 'Elm Terrace' });
  const people = {
    resident: makeUser(em, { name: 'Rita Resident' }),
    neighbour: makeUser(em, { name: 'Nadia Neighbour' }),
    board: makeUser(em, { name: 'Bo Board', role: 'BOARD' }),
    otherBoard: makeUser(em, { name: 'Olga Otherboard', role: 'BOARD' }),
    outsider: makeUser(em, { name: 'Otto Outsider' }),
    manager: makeUser(em, { name: 'Mona Manager', role: 'MANAGER' }),
    admin: makeUser(em, { name: 'Ada Admin', role: 'ADMIN' }),
  };
  makeMembership(em, people.resident, community, { condoUnit: '305' });
  makeMembership(em, people.neighbour, community, { condoUnit: '611' });
  makeMembership(em, people.board, community, { condoUnit: '1204', canModerate: true });
  makeMembership(em, people.otherBoard, elsewhere, { canModerate: true });
  makeMembership(em, people.outsider, elsewhere);
  makeMembership(em, people.manager, community, { condoUnit: 'Office', canModerate: true });
  await em.flush();
  return { community, elsewhere, ...people };
}
