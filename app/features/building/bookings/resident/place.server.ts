import { liveStates } from '#db/enums.ts';
import { picturesAt } from '#app/features/media/photos/pictures.server.ts';
import { noMailToReader } from '#app/features/mail/transport/no-mail-note.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { changesInLine } from '#app/lib/process/lines.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { isMember, unitsIn } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  bookingLine,
  requireBookings,
  requirePlace,
  selectBookings,
  type Place,
} from '../access.server.ts';
import { book } from '../commands/book.server.ts';
import { takenIn } from '../commands/taken.server.ts';
import { mostAheadDays, mostNights } from '../limits.ts';
import { bookingsPath } from '../paths.ts';
import { placeTexts } from '../place-name.ts';
import { canBook, canRunBookings } from '../policy.ts';
import { freeSeats, type Taken } from '../slots/seats.ts';
import { offeredDays, type Slot } from '../slots/slots.server.ts';
import { bookSchema, slotText } from './schema.ts';
import type { SlotToChoose } from './slot-choice.tsx';

/**
 * The page on which a place is booked: its days, and the times of the one that `day` names. Throws AppError as
 * `requireBookings` does, and `not-found`.
 */
export async function placePage(
  ctx: Ctx,
  { slug, id, day }: { slug: string; id: string | undefined; day: string | null },
) {
  const community = await requireBookings(ctx, slug);
  const { id: userId } = requireActor(ctx);
  const placeId = parseIdParam(id, 'bookings.placeNotFound');
  const now = new Date();
  const [place, taken, own] = await Promise.all([
    requirePlace(ctx.em, community.id, placeId),
    takenIn(ctx.em, { place: placeId }, { from: now, until: furthest(now) }),
    selectBookings(ctx.em)
      .where('booking.user', '=', userId)
      .where('booking.place', '=', placeId)
      .where('booking.state', 'in', liveStates)
      .where('booking.endsAt', '>', now)
      .execute(),
  ]);
  const days = offeredDays(place, now);
  const chosen = days.find((one) => one.day === day) ?? null;
  const ofPlace = taken.get(place.id) ?? [];
  const ownOf = ({ start, end }: Slot) => {
    const same = own.find(
      ({ startsAt, endsAt }) =>
        startsAt.getTime() === start.getTime() && endsAt.getTime() === end.getTime(),
    );
    return same ? (same.state === 'WAITING' ? 'WAITING' : 'HELD') : null;
  };
  return {
    community: { slug: community.slug, name: community.name },
    place: factsOf(ctx, place),
    picture: place.image === null ? null : (await picturesAt(ctx.em, [place.image]))(place.image),
    /** What the actor has of it already. */
    own: own.map(({ id: bookingId, startsAt, endsAt, state }) => ({
      id: bookingId,
      start: startsAt,
      end: endsAt,
      state,
    })),
    canBook: canBook(ctx.actor, place),
    units: unitsIn(ctx.actor, community.id),
    isDesk: canRunBookings(ctx.actor, community.id),
    days: days.map(({ day: one, slots }) => ({ day: one, isFull: isFull(place, ofPlace, slots) })),
    day: chosen?.day ?? null,
    slots: (chosen?.slots ?? []).map((slot): SlotToChoose => ({
      ...slot,
      value: slotText(slot),
      free: freeSeats(place.capacity, ofPlace, slot),
      own: ownOf(slot),
    })),
    formKey: newFormKey(),
  };
}

const factsOf = ({ locale }: Ctx, place: Place) => ({
  id: place.id,
  ...placeTexts(locale, place),
  bookers: place.bookers,
  capacity: place.capacity,
  deposit: place.deposit,
  needsCertificate: place.needsCertificate,
  isConfirmedByHand: place.isConfirmedByHand,
  cancelHours: place.cancelHours,
  mostPerMonth: place.mostPerMonth,
  isByNight: place.mostNights !== null,
});

const isFull = ({ capacity }: Place, taken: readonly Taken[], slots: readonly Slot[]) =>
  slots.every((slot) => freeSeats(capacity, taken, slot) === 0);

/** Later than any time that can be booked ends. */
const furthest = (now: Date) =>
  new Date(now.getTime() + (mostAheadDays + mostNights + 2) * 24 * 60 * 60 * 1000);

/**
 * Books what the form asks for, and leads to the booking's page. Throws AppError as `book`, for who may book nothing
 * here.
 */
export async function submitBooking(
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string },
) {
  const community = await requireBookings(ctx, slug);
  if (!isMember(ctx.actor, community.id)) throw new AppError('forbidden', 'bookings.membersOnly');
  const submit = () =>
    submitForm(ctx, request, {
      schema: bookSchema,
      run: ({ slot, ...asked }, inside) => book(inside, slug, { placeId: id, ...slot, ...asked }),
      respond: (made) =>
        redirectWithToast(bookingsPath(slug, made.placeId, made.id), {
          title: translate(ctx.locale, `bookings.made.${made.state}.title`),
          description: [
            translate(ctx.locale, `bookings.made.${made.state}.description`),
            made.state === 'ASKED' || made.state === 'WAITING'
              ? (noMailToReader(ctx) ?? translate(ctx.locale, `bookings.made.${made.state}.told`))
              : null,
          ]
            .filter((words) => words !== null)
            .join(' '),
        }),
    });
  return changesInLine.run(bookingLine(id), submit);
}
