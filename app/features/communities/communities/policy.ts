import type { Actor } from '#app/lib/session/actor.ts';
import type { Role } from '#db/enums.ts';

/** The roles of people who live in their communities. */
export const residentRoles: readonly Role[] = ['RESIDENT', 'BOARD'];

/** Whether this person lives or works in the community. */
export const isMember = (actor: Actor | null, communityId: string): boolean =>
  actor?.memberships.some((membership) => membership.communityId === communityId) ?? false;

/** Whether this person decides what is shown in the community. */
export function canModerate(actor: Actor | null, communityId: string): boolean {
  if (!actor) return false;
  if (actor.role === 'ADMIN') return true;
  if (actor.role !== 'BOARD' && actor.role !== 'MANAGER') return false;
  return actor.memberships.some(
    (membership) => membership.communityId === communityId && membership.canModerate,
  );
}

/** Whether this person may open the hub, its notices and its newsletters. */
export const canSeeHub = (actor: Actor | null, communityId: string): boolean =>
  isMember(actor, communityId) || canModerate(actor, communityId);

/** The communities this person moderates: 'all' for an ADMIN. */
export function moderatedCommunities(actor: Actor): 'all' | string[] {
  if (actor.role === 'ADMIN') return 'all';
  return actor.memberships
    .filter((membership) => canModerate(actor, membership.communityId))
    .map((membership) => membership.communityId);
}
