import { randomUUID } from 'node:crypto';
import { StoredFile } from '#db/entities/index.ts';
import { photoStore, withoutRoom } from '#app/features/media/photos/storage/photo-store.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { logError } from '#app/lib/log.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { deleteFiles, storedKey } from './receive.server.ts';

/**
 * Copies files for another community, in the transaction of what uses the copies, and returns their ids in the same
 * order. They are uploads of the actor that wait: `claimFiles` takes them. The caller has checked both communities.
 * Throws AppError `unavailable` when the disk is full.
 */
export async function copyFiles(
  tx: Em,
  actor: Pick<Actor, 'id'>,
  ids: string[],
  communityId: string,
): Promise<string[]> {
  const store = await photoStore();
  const copies: string[] = [];
  try {
    for (const id of ids) {
      const { name, mediaType, bytes, hasText } = await tx.findOneOrFail(StoredFile, { id });
      const copy = randomUUID();
      copies.push(copy);
      await store.put(storedKey(copy), await store.getBytes(storedKey(id)));
      const now = new Date();
      await tx.insert(StoredFile, {
        id: copy,
        community: communityId,
        uploadedBy: actor.id,
        name,
        mediaType,
        bytes,
        hasText,
        waitingSince: now,
        createdAt: now,
      });
    }
  } catch (error) {
    await deleteFiles(copies).catch((later: unknown) => logError('deleting a file', later));
    throw withoutRoom(error, 'file');
  }
  return copies;
}
