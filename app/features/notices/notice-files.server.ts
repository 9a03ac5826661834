import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';

/** A file of a notice, for a list of links. */
export interface NoticeFileLink {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** The files of notices in their order, by the notice's id. The caller has checked who may see them. */
export async function filesOf(em: Em, noticeIds: string[]): Promise<Map<string, NoticeFileLink[]>> {
  const files = new Map<string, NoticeFileLink[]>();
  if (noticeIds.length === 0) return files;
  const rows = await kysely(em)
    .selectFrom('notice_files')
    .innerJoin('stored_files as file', 'file.id', 'notice_files.file')
    .select([
      'notice_files.notice as noticeId',
      'file.id',
      'file.name',
      'file.mediaType',
      'file.bytes',
    ])
    .where('notice_files.notice', 'in', noticeIds)
    .orderBy('notice_files.position')
    .orderBy('file.id')
    .execute();
  for (const { noticeId, ...file } of rows) {
    files.set(noticeId, [...(files.get(noticeId) ?? []), file]);
  }
  return files;
}
