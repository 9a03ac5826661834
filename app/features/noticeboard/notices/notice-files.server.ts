import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** A file of a notice, for a list of links. */
export interface NoticeFileLink {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** The files of notices in their order, by the notice's id. The caller has checked who may see them. */
export const filesOf = (em: Em, noticeIds: string[]): Promise<Map<string, NoticeFileLink[]>> =>
  noticeIds.length === 0
    ? Promise.resolve(new Map<string, NoticeFileLink[]>())
    : readFiles(fileRows(em).where('notice_files.notice', 'in', noticeIds));

/** The same for all notices that are out in a community and not over. */
export const filesOfLive = (em: Em, communityId: string): Promise<Map<string, NoticeFileLink[]>> =>
  readFiles(
    fileRows(em)
      .innerJoin('condo_notices as notice', 'notice.id', 'notice_files.notice')
      .where('notice.community', '=', communityId)
      .where('notice.status', '=', 'PUBLISHED')
      .where(sql<boolean>`(notice.expires_at is null or notice.expires_at > now())`),
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
