import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
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
  const body = Readable.toWeb(Readable.from(zipOf(data, photos))) as ReadableStream;
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="the-local-link.zip"',
      'Cache-Control': 'private, no-store',
    },
  });
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

/** The bytes of the zip, in pieces: the next one is made once the one before was sent. */
async function* zipOf(data: unknown, photos: OwnPhoto[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const taken = made;
    made = [];
    return taken;
  };
  const json = new ZipDeflate('data.json');
  zip.add(json);
  json.push(new TextEncoder().encode(JSON.stringify(data, null, 2)), true);
  yield* take();
  for (const photo of photos) {
    const opened = await openPhoto(photo);
    if (!opened) continue;
    // A photo is compressed already.
    const file = new ZipPassThrough(`photos/${photo.id}.webp`);
    zip.add(file);
    for await (const chunk of piecesOf(opened.body)) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield piece.value;
    }
  } finally {
    await reader.cancel();
  }
}
