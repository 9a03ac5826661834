import type { Actor } from '#app/lib/actor.ts';
import { canModerate } from '#app/features/communities/policy.ts';
import type { Status, Transition } from './states.ts';

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

const seenByAll: Status[] = ['PUBLISHED', 'SOLD', 'CANCELLED'];

/** Everyone sees what is or was in the hub; the rest is between its author and the moderators. */
export const canSeeItem = (actor: Actor | null, subject: Subject): boolean =>
  seenByAll.includes(subject.status) || capacities(actor, subject).length > 0;
