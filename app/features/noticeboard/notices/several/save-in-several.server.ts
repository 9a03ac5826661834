import { NoticeFile } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { copyFiles } from '#app/features/media/files/copy.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import {
  createNotice,
  updateNotice,
  type NoticeInput,
  type SavedNotice,
} from '../saving/save.server.ts';
import { wasOut } from '../state.ts';
import { isWholeAudience } from './several.ts';

/** A notice that was saved, with the ids of those that other communities got. */
export interface SavedInSeveral extends SavedNotice {
  also?: string[];
}

/** The notice of a form: a new one of a community, or one that is there. */
interface Edited {
  slug: string;
  id: string | undefined;
  version: number | undefined;
}

/**
 * Saves a notice as `createNotice` and `updateNotice` do, and a notice of its own in each community of `alsoIn`, all or
 * none. Throws AppError as they do, also for a community that the actor does not manage, and `invalid` for one that is
 * for some floors or units, or that was out before.
 */
export const saveInSeveral = (
  ctx: Ctx,
  { slug, id, version }: Edited,
  { input, as, alsoIn }: { input: NoticeInput; as: 'DRAFT' | 'PUBLISHED'; alsoIn: string[] },
): Promise<SavedInSeveral> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const { actor, community } = await requireManaged(inside, slug);
    const others: string[] = [];
    // In the order of their ids, so that two such forms don't block each other.
    for (const other of [...new Set(alsoIn)].sort()) {
      const found = await requireManaged(inside, other);
      if (found.community.id !== community.id) others.push(found.community.id);
    }
    if (others.length > 0) await requireNew(inside, { slug, id }, input);
    const saved = id
      ? await updateNotice(inside, { slug, id, version }, input, as)
      : await createNotice(inside, slug, input, as);
    if (others.length === 0) return saved;
    const files = await fileIdsOf(tx, saved.id);
    const also: string[] = [];
    for (const other of others) {
      const own = { ...input, files: await copyFiles(tx, actor, files, other) };
      also.push((await createNotice(inside, other, own, as)).id);
    }
    return { ...saved, also };
  });

/** Throws AppError `invalid` for a notice that can be of one community alone. */
async function requireNew(
  ctx: Ctx,
  { slug, id }: Pick<Edited, 'slug' | 'id'>,
  { audience }: NoticeInput,
): Promise<void> {
  const refused = (key: 'noticeDesk.alsoInWhole' | 'noticeDesk.alsoInOut') =>
    new AppError('invalid', key, { field: 'alsoIn' });
  if (!isWholeAudience(audience)) throw refused('noticeDesk.alsoInWhole');
  if (!id) return;
  const { notice } = await requireManagedNotice(ctx, { slug, id });
  if (wasOut(notice)) throw refused('noticeDesk.alsoInOut');
}

/** The ids of a notice's files in their order. */
async function fileIdsOf(tx: Em, notice: string): Promise<string[]> {
  const rows = await tx.find(NoticeFile, { notice }, { orderBy: { position: 'asc' } });
  return rows.map(({ file }) => file.id);
}
