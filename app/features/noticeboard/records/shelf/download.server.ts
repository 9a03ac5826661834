import { sql } from '@mikro-orm/core';
import { RecordVersion } from '#db/entities/index.ts';
import { keptFileName } from '#app/features/media/files/file-name.ts';
import { endingOf } from '#app/features/media/files/file-types.ts';
import { storedFileResponse } from '#app/features/media/files/open.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireShelf } from '../access.server.ts';
import { findDocuments } from '../documents.server.ts';

/** The file of a version, and what the browser is told about it. */
interface VersionFile {
  id: string;
  number: number;
  mediaType: string;
}

/**
 * The file of a document: its present version or, for moderators, the one that `?version=` names. It is
 * saved under the title of the document, and counted, except for a HEAD. Throws AppError as
 * `requireShelf` does, and `not-found` for a document that this person may not see.
 */
export async function downloadDocument(
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string | undefined },
): Promise<Response> {
  const { community, readable, moderates } = await requireShelf(ctx, slug);
  const asked = new URL(request.url).searchParams.get('version');
  const [document] = await findDocuments(ctx.em, community.id, {
    id: parseIdParam(id, 'records.notFound'),
    readable,
    withTakenDown: moderates,
  });
  if (!document || (asked !== null && !moderates)) throw notFound();
  const present = {
    id: document.fileId,
    number: document.number,
    mediaType: document.mediaType,
  };
  const file = asked === null ? present : await versionOf(ctx, document.id, asked);
  const ending = endingOf(file.mediaType);
  const name = ending ? keptFileName(document.title, ending) : document.title;
  const response = await storedFileResponse({ ...file, name });
  response.headers.set('X-Robots-Tag', 'noindex');
  if (request.method === 'GET') await countDownload(ctx, document.id, file.number);
  return response;
}

const notFound = () => new AppError('not-found', 'records.notFound');

async function versionOf({ em }: Ctx, recordId: string, asked: string): Promise<VersionFile> {
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw notFound();
  const version = await kysely(em)
    .selectFrom('record_versions')
    .innerJoin('stored_files as file', 'file.id', 'record_versions.file')
    .where('record_versions.record', '=', recordId)
    .where('record_versions.number', '=', Number(asked))
    .select(['file.id', 'record_versions.number', 'file.mediaType'])
    .executeTakeFirst();
  if (!version) throw notFound();
  return version;
}

const countDownload = ({ em }: Ctx, recordId: string, number: number) =>
  em.nativeUpdate(RecordVersion, { record: recordId, number }, { downloads: sql`downloads + 1` });
