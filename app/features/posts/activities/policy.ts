import { canSeeHub, isMember, type Actor } from '#app/lib/session/actor.ts';
import { isOver, type Span } from '#app/features/posts/basics/over.ts';
import { relationsTo, type PostFacts } from '#app/features/posts/posts/policy.ts';
import type { PostStatus } from '#db/enums.ts';

/** Whether an activity can be joined and left at all. */
export const isOpen = (activity: Span & { status: PostStatus }): boolean =>
  activity.status === 'PUBLISHED' && !isOver(activity);

/** Whether this person may join or leave: a neighbour, but not whoever organizes it. */
export const canAttend = (actor: Actor | null, activity: PostFacts): boolean =>
  actor !== null && actor.id !== activity.authorId && isMember(actor, activity.communityId);

/** Whether this person may know who comes, rather than how many. */
export const canSeeAttendees = (actor: Actor | null, communityId: string): boolean =>
  canSeeHub(actor, communityId);

/** Whether this person may know who is on the waiting list: who organizes it, and the moderators. */
export const canSeeWaiting = (actor: Actor | null, activity: PostFacts): boolean =>
  relationsTo(actor, activity).length > 0;
