import {
  streamContent,
  textContent,
  zipResponse,
  type ZipEntry,
} from '#app/features/media/zip/zip.server.ts';
import { openPhoto } from '#app/features/posts/photos/queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { ownData } from './export-data.server.ts';

const exportsByAccount = createLimiter(
  'export-account',
  { points: 5, duration: 60 * 60 },
  'ownAccount.tooManyExports',
);

/**
 * Everything that is kept about the actor, as a zip: data.json, and the photos at their largest. It
 * is made while it is sent, one photo at a time. Throws AppError: `unauthenticated`; `too-many` after five
 * within an hour.
 */
export async function exportResponse(ctx: Ctx): Promise<Response> {
  const { id } = requireActor(ctx, 'accounts.loginToSeeAccount');
  await exportsByAccount.countTry(id);
  const [data, photos] = await Promise.all([ownData(ctx.em, id), photosOf(ctx.em, id)]);
  return zipResponse(filesOf(data, photos), 'the-local-link.zip');
}

interface OwnPhoto {
  id: string;
  width: number;
}

const photosOf = (em: Em, id: string): Promise<OwnPhoto[]> =>
  kysely(em)
    .selectFrom('photos')
    .select(['id', 'width'])
    .where('owner', '=', id)
    .orderBy('createdAt')
    .execute();

/** The data, then one photo at a time. */
async function* filesOf(data: unknown, photos: OwnPhoto[]): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', content: textContent(JSON.stringify(data, null, 2)) };
  for (const photo of photos) {
    const opened = await openPhoto(photo);
    if (!opened) continue;
    const content = streamContent(opened.body);
    yield { name: `photos/${photo.id}.webp`, content, isCompressed: true };
  }
}
