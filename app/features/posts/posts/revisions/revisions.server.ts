import { raw } from '@mikro-orm/core';
import { PostRevision } from '#db/entities/index.ts';
import type { Language, PostType, RevisionStatus } from '#db/enums.ts';
import { attachPhotos } from '#app/features/media/photos/attach.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { factsOf } from '../access.server.ts';
import type { PostFields } from '../changes/post-fields.server.ts';
import { recordPostEvent } from '../decisions/history.server.ts';
import { photoOwner, postTables, type Post } from '../kinds.server.ts';

/** The fields of a whole text: what an edit saves. */
export type PostText = PostFields & {
  title: string;
  description: string;
  language: Language;
  images: string[];
};

/** An edit of a published post that waits for the board. */
export interface PendingRevision {
  id: string;
  text: PostText;
}

/** The edit of a post that waits for the board; null when none does. */
export async function pendingRevision(
  em: Em,
  type: PostType,
  postId: string,
): Promise<PendingRevision | null> {
  const row = await kysely(em)
    .selectFrom('post_revisions')
    .select(['id', 'fields'])
    .where('postType', '=', type)
    .where('postId', '=', postId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return row ? { id: row.id, text: textOf(row.fields as unknown as PostText) } : null;
}

/** The fields as a post has them, from the fields a revision was saved with. */
export const textOf = (fields: PostText): PostText => ({
  ...fields,
  ...(fields.when && { when: new Date(fields.when) }),
  ...(fields.endsAt && { endsAt: new Date(fields.endsAt) }),
});

/** The photos of both, each once. */
export const photosOfBoth = (one: string[], other: string[] = []): string[] => [
  ...new Set([...one, ...other]),
];

/** What the approval of an edit took the place of, which an undo brings back. */
export interface ReplacedState {
  text: PostText;
  /** When the post had changed last. */
  updatedAt: Date;
  /** The rejection that the approval took back; null where the edit had waited. */
  rejection: Rejection | null;
}

interface Rejection {
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

export interface Edit {
  type: PostType;
  /** The post as it was read. */
  post: Post;
  text: PostText;
  version: number;
}

/**
 * Saves an edit beside the published post, in place of one that waits already. The post stays as it
 * is, with a new version, which a decision on the edit names. New photos belong to the post from now
 * on, but only those in its `images` are shown; photos of an earlier edit are deleted. Call it inside
 * a transaction.
 * Throws AppError `conflict` when the post changed since `version`, `invalid` for another's photos.
 */
export async function saveRevision(tx: Em, actor: Actor, { type, post, text, version }: Edit) {
  const { id, communityId } = factsOf(post);
  const changed = await tx.nativeUpdate(
    postTables[type],
    { id, author: actor.id, status: 'PUBLISHED', version },
    { version: raw('version + 1') },
  );
  if (changed === 0) throw new AppError('conflict', `posts.changedMeanwhile.${type}`);
  const before = await pendingRevision(tx, type, id);
  const saved = { fields: { ...text }, baseVersion: version + 1, createdAt: new Date() };
  if (before) await tx.nativeUpdate(PostRevision, { id: before.id }, saved);
  else {
    tx.create(PostRevision, {
      postType: type,
      postId: id,
      community: communityId,
      author: actor.id,
      ...saved,
    });
  }
  const { title, description, language } = text;
  await recordPostEvent(tx, {
    actor,
    type,
    post: { ...factsOf(post), title, description, language },
    action: 'EDIT',
    to: 'PENDING',
  });
  await attachPhotos(tx, actor, photosOfBoth(post.images, text.images), {
    of: photoOwner(type, id),
    before: post.images,
  });
}

/** What became of a revision, and who said so; null when a scheduled job did it. */
interface Closing {
  status: Exclude<RevisionStatus, 'PENDING'>;
  by: Pick<Actor, 'id'> | null;
  reason?: string | undefined;
  /** What an approval takes the place of. */
  replaced?: ReplacedState | null;
}

/**
 * Closes a revision that has the status it was read with; false when it has another one by now. Call
 * it inside a transaction.
 */
export async function closeRevision(
  tx: Em,
  { id, status: before = 'PENDING' }: { id: string; status?: RevisionStatus },
  { status, by, reason, replaced = null }: Closing,
): Promise<boolean> {
  const closed = await tx.nativeUpdate(
    PostRevision,
    { id, status: before },
    {
      ...{ status, reason: reason ?? null, decidedBy: by?.id ?? null, decidedAt: new Date() },
      replaced: replaced && { ...replaced },
    },
  );
  return closed > 0;
}

/**
 * Undoes a decision on a revision: it is pending again, or rejected for its earlier reason. False when its status has
 * changed meanwhile. Call it inside a transaction.
 */
export async function restoreRevision(
  tx: Em,
  { id, status }: { id: string; status: RevisionStatus },
  rejection: Rejection | null,
): Promise<boolean> {
  const before = rejection
    ? { status: 'REJECTED' as const, ...rejection }
    : { status: 'PENDING' as const, reason: null, decidedBy: null, decidedAt: null };
  const restored = await tx.nativeUpdate(
    PostRevision,
    { id, status },
    { ...before, replaced: null },
  );
  return restored > 0;
}
