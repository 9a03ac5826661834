import { raw } from '@mikro-orm/core';
import type { PostType } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { keepOnlyPhotos } from '#app/features/media/photos/attach.server.ts';
import { withAttendees } from '#app/features/posts/places/with-attendees.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { photoOwner, postTableNames, postTables } from '../kinds.server.ts';
import { closeRevision, pendingRevision, photosOfBoth } from '../revisions/revisions.server.ts';
import { findPost } from './decision.server.ts';

/**
 * Withdraws a post because its author leaves the community: an edit that waits beside it becomes its
 * text, as when the author withdraws it. `by` is who made them leave, or themselves; null for a date
 * that came. A post that is not live any more stays as it is. Call it inside a transaction.
 */
export async function withdrawForLeaving(
  tx: Em,
  by: Pick<Actor, 'id' | 'role'> | null,
  post: { type: PostType; id: string },
): Promise<void> {
  await withAttendees(tx, { ...post, by }, () => withdraw(tx, by, post));
}

async function withdraw(
  tx: Em,
  by: Pick<Actor, 'id' | 'role'> | null,
  { type, id }: { type: PostType; id: string },
): Promise<void> {
  const table = postTableNames[type];
  await kysely(tx).selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  const post = await findPost(tx, { type, id });
  if (!post || (post.status !== 'PENDING' && post.status !== 'PUBLISHED')) return;
  const waiting = await pendingRevision(tx, type, id);
  await tx.nativeUpdate(
    postTables[type],
    { id },
    {
      ...waiting?.text,
      status: 'WITHDRAWN',
      version: raw('version + 1'),
      updatedAt: new Date(),
    },
  );
  const { title, description, language } = waiting?.text ?? post;
  await recordEvent(tx, {
    actor: by,
    communityId: post.communityId,
    subject: { type, id },
    action: 'WITHDRAW',
    from: post.status,
    to: 'WITHDRAWN',
    snapshot: { title, description, language, version: post.version, authorLeft: true },
  });
  if (waiting) await closeRevision(tx, waiting, { status: 'WITHDRAWN', by });
  await keepOnlyPhotos(tx, photoOwner(type, id), photosOfBoth(post.images, waiting?.text.images));
}
