import type { LoaderFunctionArgs } from '@remix-run/node';
import { database } from '#app/lib/db/database.server.ts';
import { isFresh } from '#app/lib/http/etag.server.ts';
import { requestContext, type Ctx } from '#app/lib/session/context.server.ts';
import { readAddress } from '#app/features/media/photos/addresses.ts';
import { canSeePhoto, isPublicPhoto, type PhotoFacts } from './policy.ts';
import { findPhotoFacts, openPhoto } from './queries.server.ts';

/** An hour, so that the photos of a post that was removed do not live on in caches for long. */
const publicCaching = 'public, max-age=3600';
const privateCaching = 'private, no-store';

/** Whether somebody may read a request to the board, whose photos they may see then. */
type CanReadRequest = (ctx: Ctx, requestId: string) => Promise<boolean>;

/**
 * The response with one file of a photo, for those who may see it; 404 for others. A public photo
 * takes one query, whoever asks: the session is read only for one that is not.
 */
export async function photoResponse(
  args: LoaderFunctionArgs,
  address: string,
  canReadRequest: CanReadRequest,
): Promise<Response> {
  const photo = readAddress(address);
  const { orm } = await database();
  const facts = photo && (await findPhotoFacts(orm.em.fork(), photo.id));
  if (!photo || !facts) return notFound();
  const isPublic = isPublicPhoto(facts);
  if (!isPublic && !(await maySee(args, facts, canReadRequest))) return notFound();

  const etag = `"${photo.id}-${photo.width}"`;
  const headers = {
    'Content-Type': 'image/webp',
    ...(isPublic
      ? { 'Cache-Control': publicCaching, ETag: etag }
      : { 'Cache-Control': privateCaching }),
  };
  // A photo's files never change.
  if (isPublic && isFresh(args.request.headers, etag))
    return new Response(null, { status: 304, headers });
  const file = await openPhoto(photo);
  if (!file) return notFound();
  return new Response(file.body, {
    headers: { ...headers, 'Content-Length': String(file.size) },
  });
}

async function maySee(
  args: LoaderFunctionArgs,
  facts: PhotoFacts,
  canReadRequest: CanReadRequest,
): Promise<boolean> {
  const ctx = await requestContext(args);
  if (canSeePhoto(ctx.actor, facts)) return true;
  return facts.requestId !== null && canReadRequest(ctx, facts.requestId);
}

/** Nor may a cache keep this: the photo can become public. */
const notFound = () =>
  new Response(null, { status: 404, headers: { 'Cache-Control': privateCaching } });
