import { randomUUID } from 'node:crypto';
import { RequestPlace, type Community } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { columnsOf } from '../language-sides.ts';
import { mostPlaces } from '../../limits.ts';
import type { PlaceMove } from './schema.ts';

interface Names {
  nameEn?: string | undefined;
  nameFr?: string | undefined;
}

/** The columns of a place's names. Throws AppError `invalid` where there is none. */
function namesFrom({ nameEn, nameFr }: Names) {
  const columns = columnsOf({
    en: nameEn ? { name: nameEn } : undefined,
    fr: nameFr ? { name: nameFr } : undefined,
  });
  if (!columns) throw new AppError('invalid', 'requestDesk.placeNameMissing', { field: 'nameEn' });
  return columns;
}

/**
 * Adds a common place at the end of a community's list. Throws AppError: `unauthenticated`, `forbidden`, `not-found`,
 * `invalid` without a name, `conflict` for a list that is full.
 */
export const addPlace = (ctx: Ctx, slug: string, typed: Names): Promise<{ name: string }> =>
  inPlaces(ctx, slug, async (tx, desk) => {
    const names = namesFrom(typed);
    const places = await placesOf(tx, desk.community.id);
    if (places.length >= mostPlaces) {
      throw new AppError('conflict', 'requestDesk.tooManyPlaces', {
        params: { maximum: mostPlaces },
      });
    }
    tx.create(RequestPlace, {
      ...{ id: randomUUID(), community: desk.community.id, ...names },
      position: (places.at(-1)?.position ?? 0) + 1,
    });
    await tx.flush();
    await recordPlace(tx, desk, names.name, 'ON');
    return { name: names.name };
  });

/**
 * Gives a common place other names. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` without a
 * name, `conflict` where somebody changed it since `version`.
 */
export const renamePlace = (
  ctx: Ctx,
  slug: string,
  id: string,
  { version, ...typed }: Names & { version: number },
): Promise<{ name: string }> =>
  inPlaces(ctx, slug, async (tx, desk) => {
    const names = namesFrom(typed);
    const place = await findPlace(tx, desk.community.id, id);
    if (place.version !== version) throw new AppError('conflict', 'requestDesk.placeChanged');
    tx.assign(place, { ...names, version: version + 1 });
    await tx.flush();
    await recordPlace(tx, desk, names.name, 'ON');
    return { name: names.name };
  });

/**
 * Moves a common place up or down in the list, puts it away so that nobody can choose it any more, or brings it back.
 * Nothing changes where it is so. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export const movePlace = (
  ctx: Ctx,
  slug: string,
  { id, move }: { id: string; move: PlaceMove },
): Promise<{ name: string }> =>
  inPlaces(ctx, slug, async (tx, desk) => {
    const place = await findPlace(tx, desk.community.id, id);
    const { name } = place;
    if (move === 'up' || move === 'down') {
      await swap(tx, desk.community.id, id, move === 'up' ? -1 : 1);
      return { name };
    }
    const isAway = Boolean(place.archivedAt);
    if (isAway === (move === 'putAway')) return { name };
    tx.assign(place, {
      archivedAt: move === 'putAway' ? new Date() : null,
      version: place.version + 1,
    });
    await tx.flush();
    await recordPlace(tx, desk, name, move === 'putAway' ? 'OFF' : 'ON');
    return { name };
  });

interface Desk {
  actor: Actor;
  community: Community;
}

/** Runs a change of a community's places; two at once wait for each other. */
const inPlaces = <Result>(
  ctx: Ctx,
  slug: string,
  work: (tx: Em, desk: Desk) => Promise<Result>,
): Promise<Result> =>
  inTransaction(ctx.em, async (tx) => {
    const desk = await requireManaged({ ...ctx, em: tx }, slug);
    await kysely(tx)
      .selectFrom('communities')
      .select('id')
      .where('id', '=', desk.community.id)
      .forNoKeyUpdate()
      .execute();
    return work(tx, desk);
  });

async function findPlace(tx: Em, communityId: string, id: string): Promise<RequestPlace> {
  const place = await tx.findOne(RequestPlace, { id, community: communityId }, { refresh: true });
  if (!place) throw new AppError('not-found', 'requestDesk.placeUnknown');
  return place;
}

const placesOf = (tx: Em, communityId: string) =>
  tx.find(
    RequestPlace,
    { community: communityId },
    { orderBy: { position: 'asc', id: 'asc' }, refresh: true },
  );

/** Changes the place of one with that of the next one in a direction that can be chosen, if there is one. */
async function swap(tx: Em, communityId: string, id: string, by: -1 | 1): Promise<void> {
  const places = await placesOf(tx, communityId);
  const listed = places.filter((place) => !place.archivedAt);
  const at = listed.findIndex((place) => place.id === id);
  const one = listed[at];
  const other = listed[at + by];
  if (!one || !other) return;
  const order = places.map((place) => (place === one ? other : place === other ? one : place));
  order.forEach((place, index) => {
    if (place.position !== index + 1) tx.assign(place, { position: index + 1 });
  });
  await tx.flush();
}

const recordPlace = (
  tx: Em,
  { actor, community }: Desk,
  requestPlace: string,
  to: 'ON' | 'OFF',
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'COMMUNITY', id: community.id },
    action: 'CHANGE',
    to,
    snapshot: { title: community.name, requestPlace, offered: to === 'ON' },
  });
