import { NoticeFile, type CondoNotice } from '#db/entities/index.ts';
import { claimFiles, dropFiles } from '#app/features/media/files/claim.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { mostFiles } from '../limits.ts';

/**
 * Gives a notice these files, in this order, and deletes those it had besides. Call it inside the
 * transaction of the change. Throws AppError `invalid` for a file that is neither the notice's nor an
 * upload of the actor's own that waits.
 */
export async function attachFiles(
  tx: Em,
  actor: Actor,
  notice: CondoNotice,
  ids: string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length > mostFiles) {
    throw new AppError('invalid', 'files.tooMany', {
      params: { count: mostFiles },
      field: 'upload',
    });
  }
  const had = await tx.find(NoticeFile, { notice: notice.id });
  const hadIds = new Set(had.map(({ file }) => file.id));
  const dropped = [...hadIds].filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !hadIds.has(id));
  await claimFiles(tx, actor, notice.community.id, added);
  await tx.nativeDelete(NoticeFile, { notice: notice.id });
  for (const [position, file] of wanted.entries()) {
    await tx.insert(NoticeFile, { id: crypto.randomUUID(), notice: notice.id, file, position });
  }
  await dropFiles(tx, dropped);
}
