import type { PostType } from '#db/enums.ts';
import { keepOnlyPhotos } from '#app/features/media/photos/attach.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { undoMs } from '../decisions/limits.ts';
import { lastRevision, newestDecision } from '../decisions/undoable.server.ts';
import { photoOwner, postTableNames } from '../kinds.server.ts';
import { photosOfBoth, type PostText } from './revisions.server.ts';

interface OnePost {
  type: PostType;
  id: string;
}

/** Has the photos that an approved change leaves out deleted once the approval can no longer be undone. */
export const dropReplacedPhotosLater = (tx: Em, post: OnePost): Promise<void> =>
  send(tx, 'drop-replaced-photos', post, { startAfter: Math.ceil(undoMs / 1000) + 10 });

/**
 * Deletes the photos of a published post that neither it nor the newest change beside it has; one that was withdrawn
 * keeps those of its text before. While a decision can still be undone, it is looked at again later.
 */
export const dropReplacedPhotos = (em: Em, { type, id }: OnePost): Promise<void> =>
  em.transactional(async (tx) => {
    const post = await kysely(tx)
      .selectFrom(postTableNames[type])
      .select(['images', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (post?.status !== 'PUBLISHED') return;
    const decision = await newestDecision(tx, type, id);
    if (decision && !decision.obstacle) return dropReplacedPhotosLater(tx, { type, id });
    const newest = await lastRevision(tx, type, id);
    const beside = newest && (newest.fields as unknown as PostText).images;
    await keepOnlyPhotos(tx, photoOwner(type, id), photosOfBoth(post.images, beside));
  });
