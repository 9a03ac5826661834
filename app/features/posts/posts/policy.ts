import { type Actor, canModerate, isMember } from '#app/lib/session/actor.ts';
import type { PostReaders, PostStatus, PostType } from '#db/enums.ts';
import type { Relation } from './state-machine.ts';

/** What the rules need to know of a post. */
export interface PostFacts {
  communityId: string;
  authorId: string;
  status: PostStatus;
}

/** The same with who reads the posts of its community. */
export interface ReadablePost extends PostFacts {
  postReaders: PostReaders;
}

/** How this person is related to a post. Empty for most people. */
export function relationsTo(actor: Actor | null, subject: PostFacts): Relation[] {
  if (!actor) return [];
  const relations: Relation[] = [];
  if (actor.id === subject.authorId) relations.push('author');
  if (canModerate(actor, subject.communityId)) relations.push('moderator');
  return relations;
}

/** What is or was in the hub. */
export const publicStatuses = {
  LISTING: ['PUBLISHED', 'SOLD'],
  ACTIVITY: ['PUBLISHED', 'CANCELLED'],
} as const satisfies Record<PostType, PostStatus[]>;

const shownInHub = new Set<PostStatus>(Object.values(publicStatuses).flat());

/**
 * Members see what is or was in the hub, and so does everyone else where the community says so; only
 * its author and the moderators see the rest.
 */
export const canSeePost = (actor: Actor | null, subject: ReadablePost): boolean =>
  relationsTo(actor, subject).length > 0 ||
  (shownInHub.has(subject.status) &&
    (subject.postReaders === 'ANYBODY' || isMember(actor, subject.communityId)));

/** The contact email is for its author and moderators, and for members while the post is open. */
const canSeeContact = (actor: Actor | null, subject: PostFacts): boolean =>
  relationsTo(actor, subject).length > 0 ||
  (subject.status === 'PUBLISHED' && isMember(actor, subject.communityId));

/** The contact email of a post as this viewer may see it. */
export const contactFor = (
  actor: Actor | null,
  subject: PostFacts,
  email: string | null | undefined,
): string | null => (canSeeContact(actor, subject) ? (email ?? null) : null);

/** What somebody who reads an open post without a contact email is to it; null where it has one. */
export function readerWithoutContact(
  actor: Actor | null,
  subject: PostFacts,
  email: string | null | undefined,
): 'author' | 'neighbour' | 'stranger' | null {
  if (subject.status !== 'PUBLISHED' || email) return null;
  if (actor?.id === subject.authorId) return 'author';
  return isMember(actor, subject.communityId) ? 'neighbour' : 'stranger';
}

/** Whether a viewer may write to the author of a post without their address: a neighbour, while it is open. */
export const canWriteToAuthor = (actor: Actor | null, subject: PostFacts): boolean =>
  subject.status === 'PUBLISHED' &&
  actor?.id !== subject.authorId &&
  isMember(actor, subject.communityId);

/** What a viewer has to do to see the contact email of an open post; null when nothing is hidden. */
export function contactIsFor(
  actor: Actor | null,
  subject: PostFacts,
  email: string | null | undefined,
): 'log-in' | 'members-only' | null {
  if (subject.status !== 'PUBLISHED' || !email || canSeeContact(actor, subject)) return null;
  return actor ? 'members-only' : 'log-in';
}
