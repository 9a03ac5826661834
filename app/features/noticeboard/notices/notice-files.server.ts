import { buffer } from 'node:stream/consumers';
import { NoticeFile, type CondoNotice } from '#db/entities/index.ts';
import { claimFiles, dropFiles } from '#app/features/media/files/claim.server.ts';
import { openFile } from '#app/features/media/files/open.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { mostFiles } from './limits.ts';
import { isNotExpired } from './row.server.ts';

export interface NoticeFileLink {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** The files of notices in order, by notice id. The caller has checked who may see them. */
export const filesOf = (em: Em, noticeIds: string[]): Promise<Map<string, NoticeFileLink[]>> =>
  noticeIds.length === 0
    ? Promise.resolve(new Map<string, NoticeFileLink[]>())
    : readFiles(fileRows(em).where('notice_files.notice', 'in', noticeIds));

/** The files of all live notices of a community. */
export const filesOfLive = (em: Em, communityId: string): Promise<Map<string, NoticeFileLink[]>> =>
  readFiles(
    fileRows(em)
      .innerJoin('condo_notices as notice', 'notice.id', 'notice_files.notice')
      .where('notice.community', '=', communityId)
      .where('notice.status', '=', 'PUBLISHED')
      .where(isNotExpired),
  );

const fileRows = (em: Em) =>
  kysely(em)
    .selectFrom('notice_files')
    .innerJoin('stored_files as file', 'file.id', 'notice_files.file')
    .select(['notice_files.notice as noticeId', 'file.id', 'file.name', 'file.mediaType'])
    .select('file.bytes')
    .orderBy('notice_files.position')
    .orderBy('file.id');

async function readFiles(query: {
  execute: () => Promise<(NoticeFileLink & { noticeId: string })[]>;
}): Promise<Map<string, NoticeFileLink[]>> {
  const files = new Map<string, NoticeFileLink[]>();
  for (const { noticeId, ...file } of await query.execute()) {
    files.set(noticeId, [...(files.get(noticeId) ?? []), file]);
  }
  return files;
}

/** The files of a notice as an email takes them along. Throws where one has gone. */
export const attachmentsOf = (files: readonly { id: string; name: string }[]) =>
  Promise.all(
    files.map(async ({ id, name }) => {
      const content = await openFile(id);
      if (!content) throw new Error(`the file ${id} of a notice has gone`);
      return {
        filename: name,
        content: await buffer(content.body),
        contentType: 'application/octet-stream',
      };
    }),
  );

/** The files as an API call returns them. */
export const filesJson = (slug: string, noticeId: string, files: NoticeFileLink[] = []) =>
  files.map((file) => ({
    ...file,
    url: `/communities/${slug}/notices/${noticeId}/files/${file.id}`,
  }));

/**
 * Gives a notice these files, in this order, and deletes its others, in the transaction of the change.
 * Throws AppError `invalid` for a file that is neither the notice's nor an unclaimed upload of the actor.
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
  if (wanted.length === 0 && had.length === 0) return;
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
