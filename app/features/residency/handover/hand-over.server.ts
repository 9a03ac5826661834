import { User, UserCommunity } from '#db/entities/index.ts';
import { dropIdleOffice } from '#app/features/residency/ending/close-membership.server.ts';
import { lockPerson } from '#app/lib/db/write.server.ts';
import { addModerator, recordRole } from '#app/features/residency/people/add-moderator.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { canTakeOver } from './standing.ts';
import { placeIn, roleAfter } from './successor.server.ts';

export interface HandingOver {
  personId: string;
  successorId: string;
  communityId: string;
  /** Null when a scheduled job did it. */
  by: Pick<Actor, 'id' | 'role'> | null;
}

/**
 * Makes the successor the moderator of a community, and ends the right of the person who leaves, with
 * a line in the log for each. Somebody who has nothing left to moderate becomes a RESIDENT, and stays a
 * member. Returns false, with nothing changed, when the person does not moderate it any more, the successor's
 * account is closed, or the successor waits there, was refused or is leaving. Call it inside a transaction.
 */
export async function handOver(
  tx: Em,
  { personId, successorId, communityId, by }: HandingOver,
): Promise<boolean> {
  for (const id of [personId, successorId].sort()) await lockPerson(tx, id);
  const person = await tx.findOneOrFail(User, { id: personId }, { refresh: true });
  const successor = await tx.findOneOrFail(User, { id: successorId }, { refresh: true });
  const moderated = { user: personId, community: communityId, canModerate: true } as const;
  const moderates = (await tx.count(UserCommunity, { ...moderated, state: 'CONFIRMED' })) > 0;
  if (!moderates || successor.disabledAt || successor.deletionAskedAt) return false;
  const { standing } = await placeIn(tx, successorId, communityId);
  if (!canTakeOver(standing)) return false;
  const { role: before } = successor;
  const role = roleAfter(before, person.role);
  await tx.nativeUpdate(User, { id: successorId }, { role });
  await addModerator(tx, { userId: successorId, communityId, role });
  const line = { by, communityId };
  await recordRole(tx, { ...line, person: successor, from: before, to: role, moderates: true });
  await tx.nativeUpdate(UserCommunity, moderated, { canModerate: false });
  await recordRole(tx, {
    ...line,
    person,
    from: person.role,
    to: person.role,
    moderates: false,
  });
  await dropIdleOffice(tx, by, person, communityId);
  return true;
}
