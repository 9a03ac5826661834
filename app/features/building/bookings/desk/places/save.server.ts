import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { BookablePlace, Community } from '#db/entities/index.ts';
import type { PlaceTime } from '#db/entities/bookings/bookable-place.entity.ts';
import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { attachPhotos } from '#app/features/media/photos/attach.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { lockPlace, placeNotFound, requirePlace, type Place } from '../../access.server.ts';
import { fillPlace } from '../../commands/fill.server.ts';
import type { BookingEvent } from '../../events.ts';
import { mostAheadDays, mostPlaces } from '../../limits.ts';
import type { PlaceInput } from './schema.ts';
import { weekdays } from './weekdays.ts';

/** The columns of a place that was typed. */
export function placeColumns(typed: PlaceInput) {
  const { nameEn, nameFr } = typed;
  const language: Language = nameEn ? 'en' : 'fr';
  const isTwoSided = Boolean(nameEn && nameFr);
  // A side without rules of its own has those of the other one.
  const rulesEn = typed.rulesEn || typed.rulesFr;
  const rulesFr = typed.rulesFr || typed.rulesEn;
  const [name, rules] = nameEn ? [nameEn, rulesEn] : [nameFr ?? '', rulesFr];
  const { closedDays, deposit = null } = typed;
  return {
    ...{ kind: typed.kind, name, language, rules: rules || null },
    translation: isTwoSided ? { name: nameFr ?? '', ...(rulesFr && { rules: rulesFr }) } : null,
    times: timesOf(typed),
    mostNights: typed.byNight ? (typed.mostNights ?? 1) : null,
    ...{ capacity: typed.capacity, aheadDays: typed.aheadDays, leadHours: typed.leadHours },
    ...{ cancelHours: typed.cancelHours, mostPerMonth: typed.mostPerMonth ?? null },
    ...{ bookers: typed.bookers, isConfirmedByHand: typed.confirms === 'BY_HAND' },
    deposit: deposit === 0 ? null : deposit,
    needsCertificate: typed.needsCertificate === 'yes',
    closedDays,
  };
}

function timesOf(typed: PlaceInput): PlaceTime[] {
  const { byNight, nights, arrive: from = '', leave: until = '' } = typed;
  if (byNight) return nights.map((weekday) => ({ weekday, from, until }));
  return weekdays.flatMap((day, index) =>
    typed[day].map((hours): PlaceTime => ({ weekday: index + 1, ...hours })),
  );
}

/**
 * Adds a place to book. The caller has checked that the actor manages the community. Throws AppError `conflict` where
 * it has too many, `invalid` for another person's photo.
 */
export async function addPlace(
  ctx: Ctx,
  communityId: string,
  typed: PlaceInput,
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    await requireRoom(tx, communityId);
    const id = randomUUID();
    const columns = placeColumns(typed);
    const image = typed.images?.[0] ?? null;
    await tx.insert(BookablePlace, {
      ...{ id, community: communityId, ...columns, image },
      ...{ version: 1, createdAt: new Date() },
    });
    await attachPhotos(tx, actor, typed.images ?? [], { of: { place: id }, before: [] });
    await record(tx, actor, { id, communityId, ...columns }, 'PLACE_SAVED');
    return { id };
  });
}

/**
 * Changes a place. What was booked before stays; what becomes free goes to those who wait. Throws AppError
 * `not-found`, `conflict` when somebody else has changed it, `invalid` for another person's photo.
 */
export async function changePlace(
  ctx: Ctx,
  communityId: string,
  id: string | undefined,
  { version, ...typed }: PlaceInput,
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    const place = await requireLocked(tx, communityId, id);
    if (place.version !== version) throw new AppError('conflict', 'bookingsDesk.changed');
    const columns = placeColumns({ version, ...typed });
    const before = place.image === null ? [] : [place.image];
    const images = typed.images ?? before;
    await attachPhotos(tx, actor, images, { of: { place: place.id }, before });
    await tx.nativeUpdate(
      BookablePlace,
      { id: place.id },
      { ...columns, image: images[0] ?? null, kind: place.kind, version: version + 1 },
    );
    await record(tx, actor, { ...place, ...columns }, 'PLACE_SAVED');
    const after = await lockPlace(tx, place.id);
    if (after) await fillPlace(tx, after, toCome());
    return { id: place.id };
  });
}

/**
 * Keeps anybody from booking a place, or lets them again. What is booked stays. Throws AppError `not-found`, `conflict`
 * where a community has too many.
 */
export async function closePlace(
  ctx: Ctx,
  communityId: string,
  id: string | undefined,
  { isClosed }: { isClosed: boolean },
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    const place = await requireLocked(tx, communityId, id);
    if ((place.archivedAt !== null) === isClosed) return { id: place.id };
    if (!isClosed) await requireRoom(tx, communityId);
    const archivedAt = isClosed ? new Date() : null;
    await tx.nativeUpdate(
      BookablePlace,
      { id: place.id },
      { archivedAt, version: place.version + 1 },
    );
    await record(tx, actor, place, isClosed ? 'PLACE_CLOSED' : 'PLACE_OPENED');
    if (!isClosed) await fillPlace(tx, { ...place, archivedAt }, toCome());
    return { id: place.id };
  });
}

async function requireRoom(tx: Em, communityId: string): Promise<void> {
  // Of two that add one at the same time, the second counts the first.
  await tx.findOneOrFail(
    Community,
    { id: communityId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
  const count = await tx.count(BookablePlace, { community: communityId, archivedAt: null });
  if (count < mostPlaces) return;
  throw new AppError('conflict', 'bookingsDesk.tooManyPlaces', {
    params: { maximum: mostPlaces },
  });
}

/** Every time that can be booked or waited for. */
const toCome = () => {
  const from = new Date();
  return { from, until: new Date(from.getTime() + 2 * mostAheadDays * 24 * 60 * 60 * 1000) };
};

async function requireLocked(tx: Em, communityId: string, id: string | undefined): Promise<Place> {
  const { id: known } = await requirePlace(tx, communityId, id, { archived: true });
  const place = await lockPlace(tx, known);
  if (!place) throw placeNotFound();
  return place;
}

const record = (
  tx: Em,
  actor: Actor,
  place: Pick<Place, 'id' | 'communityId' | 'name' | 'language'>,
  to: BookingEvent,
) =>
  recordEvent(tx, {
    actor,
    communityId: place.communityId,
    subject: { type: 'BOOKING', id: place.id },
    action: to === 'PLACE_SAVED' ? 'CHANGE' : to === 'PLACE_CLOSED' ? 'ARCHIVE' : 'REOPEN',
    to,
    snapshot: { title: place.name, language: place.language },
  });
