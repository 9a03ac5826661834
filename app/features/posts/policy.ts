import type { Actor } from '#app/lib/session/actor.ts';
import { canModerate } from '#app/features/communities/policy.ts';
import type { Status, SubjectType, Transition } from './state-machine.ts';

/** What the rules need to know of a listing or an activity. */
export interface Subject {
  communityId: string;
  authorId: string;
  status: Status;
}

/** In which capacities this person may act on an item: none for most people. */
export function capacities(actor: Actor | null, subject: Subject): Transition['by'][] {
  if (!actor) return [];
  const held: Transition['by'][] = [];
  if (actor.id === subject.authorId) held.push('author');
  if (canModerate(actor, subject.communityId)) held.push('moderator');
  return held;
}

/** What is or was in the hub. */
export const seenByAll = {
  LISTING: ['PUBLISHED', 'SOLD'],
  ACTIVITY: ['PUBLISHED', 'CANCELLED'],
} as const satisfies Record<SubjectType, Status[]>;

const openToAll = new Set<Status>(Object.values(seenByAll).flat());

/** Everyone sees what is or was in the hub; the rest is between its author and the moderators. */
export const canSeeItem = (actor: Actor | null, subject: Subject): boolean =>
  openToAll.has(subject.status) || capacities(actor, subject).length > 0;

/** The contact e-mail of an item: for everyone while it is open, then for those it concerns. */
export const contactFor = (
  actor: Actor | null,
  subject: Subject,
  email: string | null | undefined,
): string | null =>
  subject.status === 'PUBLISHED' || capacities(actor, subject).length > 0 ? (email ?? null) : null;
