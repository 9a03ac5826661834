import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ServiceRequest } from '#db/entities/index.ts';
import type { Language, MayEnter, RequestCategory } from '#db/enums.ts';
import {
  notOpenYet,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { attachPhotos } from '#app/features/media/photos/attach.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { idIn } from '#app/lib/http/addresses.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { isMember } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { notifySent } from '../emails/notify-of-requests.server.ts';
import { recordRequest } from '../history.server.ts';
import { firstNumber, ownUnit, requestsAnHour } from '../limits.ts';
import { refOf } from '../ref.ts';

export interface RequestInput {
  /** The id or the name of a common place; null or `unit` for the author's own unit, `unit:412` for a further one. */
  place: string | null;
  category: RequestCategory;
  text: string;
  images?: string[] | null | undefined;
  mayEnter?: MayEnter | undefined;
  phone?: string | null | undefined;
  /** Of `text`; without it, the writer's own language. */
  language?: Language | undefined;
}

export interface SentRequest {
  id: string;
  ref: string;
  slug: string;
}

const requestsByAccount = createLimiter(
  'request-account',
  { points: requestsAnHour, duration: 60 * 60 },
  'requests.tooMany',
);

/** The error for a community whose board takes requests in another way. */
export const notTaken = () => new AppError('not-found', 'requests.notTaken');

/**
 * Sends a request of a member's to the desk of a community. One about a common place is shared, so that neighbours can
 * join it. Throws AppError: `unauthenticated`, `not-found` (no such community, or one that takes no requests),
 * `forbidden` (not a member), `conflict` (its doors are not open yet), `invalid` (a place that cannot be chosen,
 * another person's unit or photos), `too-many`.
 */
export async function sendRequest(
  ctx: Ctx,
  slug: string,
  input: RequestInput,
): Promise<SentRequest> {
  const community = await requireCommunity(ctx, slug, isMember);
  if (!community.openedAt) throw notOpenYet();
  if (!community.takesRequests) throw notTaken();
  const actor = requireActor(ctx);
  await requestsByAccount.countTry(actor.id);
  const { place, further } = whereIn(input.place);
  const { category, text, images = [], mayEnter, phone, language = ctx.locale } = input;
  return inTransaction(ctx.em, async (tx) => {
    const placeId = place === null ? null : await requirePlace(tx, community.id, place);
    const number = await nextNumber(tx, community.id);
    const createdAt = new Date();
    const request = tx.create(ServiceRequest, {
      id: randomUUID(),
      community,
      number,
      ref: refOf(community.name, number),
      author: actor.id,
      ...(await unitOf(tx, { userId: actor.id, communityId: community.id, further })),
      place: placeId,
      category,
      text,
      language,
      // Permission to enter is only about a home, not a common place.
      ...(placeId === null && { mayEnter: mayEnter ?? (phone ? 'CALL' : 'NO') }),
      phone: phone || null,
      images: images ?? [],
      isShared: placeId !== null,
      ...{ createdAt, waitingSince: createdAt },
    });
    await tx.flush();
    if (images && images.length > 0) {
      await attachPhotos(tx, actor, images, { of: { request: request.id }, before: [] });
    }
    await recordRequest(tx, actor, request, { action: 'SUBMIT', from: null });
    await notifySent(tx, actor, { community, request });
    return { id: request.id, ref: request.ref, slug: community.slug };
  });
}

/**
 * The id of a place, by its id or its name in either language. Throws AppError `invalid` for a place of another
 * community, or one that cannot be chosen any more.
 */
async function requirePlace(tx: Em, communityId: string, named: string): Promise<string> {
  const id = idIn(named);
  const found = await kysely(tx)
    .selectFrom('request_places')
    .select('id')
    .where('community', '=', communityId)
    .where('archivedAt', 'is', null)
    .where(
      id === null
        ? sql<boolean>`lower(${named}) in (lower(name), lower(translation ->> 'name'))`
        : sql<boolean>`id = ${id}::uuid`,
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new AppError('invalid', 'requests.placeGone', { field: 'place' });
  return found.id;
}

/** The number of the next request of a community. The row of the community makes two at once wait for each other. */
async function nextNumber(tx: Em, communityId: string): Promise<number> {
  await kysely(tx)
    .selectFrom('communities')
    .select('id')
    .where('id', '=', communityId)
    .forNoKeyUpdate()
    .execute();
  const { last } = await kysely(tx)
    .selectFrom('service_requests')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('community', '=', communityId)
    .executeTakeFirstOrThrow();
  return (last ?? firstNumber - 1) + 1;
}

/** What a request is about: a common place, or else a unit of its author's, a further one by its label. */
function whereIn(place: string | null): { place: string | null; further: string | null } {
  if (place === null || place === ownUnit) return { place: null, further: null };
  const prefix = `${ownUnit}:`;
  if (!place.startsWith(prefix)) return { place, further: null };
  return { place: null, further: place.slice(prefix.length) };
}

/**
 * The unit of a member, as it is shown and in the register; a further one that the board confirmed, where it is named.
 * Throws AppError `invalid` for one that is not theirs.
 */
async function unitOf(
  tx: Em,
  { userId, communityId, further }: { userId: string; communityId: string; further: string | null },
) {
  const membership = await kysely(tx)
    .selectFrom('user_communities')
    .select(['id', 'condoUnit', 'unit'])
    .where('user', '=', userId)
    .where('community', '=', communityId)
    .executeTakeFirstOrThrow();
  if (further === null) return { unit: membership.unit, unitLabel: membership.condoUnit };
  const found = await kysely(tx)
    .selectFrom('further_units')
    .select(['condoUnit', 'unit'])
    .where('membership', '=', membership.id)
    .where('condoUnit', '=', further)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst();
  if (!found) throw new AppError('invalid', 'requests.unitUnknown', { field: 'place' });
  return { unit: found.unit, unitLabel: found.condoUnit };
}
