import { randomUUID } from 'node:crypto';
import { sql } from '@mikro-orm/core';
import type { Expression, SqlBool } from 'kysely';
import { ModerationEvent, PostRevision } from '#db/entities/index.ts';
import type { Language, PostType, ReasonCode } from '#db/enums.ts';
import type { Decided } from '#app/features/posts/posts/emails/notify-of-decision.server.ts';
import { postTableNames, postTables } from '#app/features/posts/posts/kinds.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** Whose posts are rejected, by whom, where and why. */
export interface Rejection {
  actor: Actor;
  authorId: string;
  moderated: Expression<SqlBool>;
  reason: string | undefined;
  reasonCode: ReasonCode | undefined;
  /** Leaves what was written or changed later. */
  until: Date;
}

/** Rejects an author's pending posts. Returns what was decided. Call it inside the transaction. */
export async function rejectPosts(
  tx: Em,
  type: PostType,
  rejection: Rejection,
): Promise<Decided[]> {
  const posts = await kysely(tx)
    .selectFrom(postTableNames[type])
    .select(['id', 'community', 'title', 'description', 'language', 'version'])
    .where('author', '=', rejection.authorId)
    .where('status', '=', 'PENDING')
    .where(rejection.moderated)
    .where('updatedAt', '<=', rejection.until)
    .forUpdate()
    .execute();
  if (posts.length === 0) return [];
  await tx.nativeUpdate(
    postTables[type],
    { id: { $in: idsOf(posts) } },
    { status: 'REJECTED', version: sql`version + 1`, updatedAt: new Date() },
  );
  return recordRejections(tx, rejection, { type, posts, ofRevision: false });
}

/**
 * Rejects an author's pending edits of published posts. Returns what was decided. Locks posts before their
 * edits, as a single decision does. Call it inside the transaction.
 */
export async function rejectEdits(
  tx: Em,
  type: PostType,
  rejection: Rejection,
): Promise<Decided[]> {
  const { actor, authorId, moderated, reason, until } = rejection;
  const db = kysely(tx);
  const posts = await db
    .selectFrom(postTableNames[type])
    .select(['id', 'community', 'language', 'version'])
    .where('status', '=', 'PUBLISHED')
    .where('id', 'in', (of) =>
      of
        .selectFrom('post_revisions')
        .select('postId')
        .where('postType', '=', type)
        .where('author', '=', authorId)
        .where('status', '=', 'PENDING')
        .where('createdAt', '<=', until)
        .where(moderated),
    )
    .forUpdate()
    .execute();
  if (posts.length === 0) return [];
  const ids = idsOf(posts);
  await tx.nativeUpdate(postTables[type], { id: { $in: ids } }, { version: sql`version + 1` });
  const edits = await db
    .selectFrom('post_revisions')
    .select(['id', 'postId', 'fields'])
    .where('postType', '=', type)
    .where('postId', 'in', ids)
    .where('status', '=', 'PENDING')
    .where('createdAt', '<=', until)
    .forUpdate()
    .execute();
  await tx.nativeUpdate(
    PostRevision,
    { id: { $in: idsOf(edits) } },
    { status: 'REJECTED', reason: reason ?? null, decidedBy: actor.id, decidedAt: new Date() },
  );
  const rejected = posts.flatMap((post) => {
    const edit = edits.find(({ postId }) => postId === post.id);
    return edit
      ? [{ ...post, ...(edit.fields as Pick<RejectedPost, 'title' | 'description'>) }]
      : [];
  });
  return recordRejections(tx, rejection, { type, posts: rejected, ofRevision: true });
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** A post before it was rejected. */
interface RejectedPost {
  id: string;
  community: string;
  title: string;
  description: string;
  language: Language;
  version: number;
}

/** Records an event for each post, with the version before. Returns what the letters say. */
async function recordRejections(
  tx: Em,
  { actor, authorId, reason, reasonCode }: Rejection,
  { type, posts, ofRevision }: { type: PostType; posts: RejectedPost[]; ofRevision: boolean },
): Promise<Decided[]> {
  const batch = 200;
  const marks = ofRevision ? { ofRevision } : {};
  const events = posts.map((post) => ({ ...post, eventId: randomUUID() }));
  for (let start = 0; start < events.length; start += batch) {
    await tx.insertMany(
      ModerationEvent,
      events
        .slice(start, start + batch)
        .map(({ eventId, id, community, title, description, language, version }) => ({
          id: eventId,
          subjectType: type,
          subjectId: id,
          community,
          actor: actor.id,
          actorRole: actor.role,
          action: 'REJECT' as const,
          fromStatus: 'PENDING' as const,
          toStatus: 'REJECTED' as const,
          reasonCode: reasonCode ?? null,
          publicReason: reason ?? null,
          snapshot: { title, description, language, version, ...marks },
          createdAt: new Date(),
        })),
    );
  }
  return events.map(({ eventId, id, community, title, language }) => ({
    ...{ eventId, type, postId: id, authorId, communityId: community, title, language },
    ...{ action: 'REJECT', ofRevision, reasonCode, reason },
  }));
}
