import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { addDays } from '#app/lib/day.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { idIn } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { placeNotFound, placesOf } from '../../access.server.ts';
import { bookForGuest } from '../../commands/book.server.ts';
import {
  bookForMember,
  memberToBookFor,
  noLongerMember,
} from '../../commands/book-for-member.server.ts';
import { takenIn } from '../../commands/taken.server.ts';
import { placeName } from '../../place-name.ts';
import { slotText } from '../../resident/schema.ts';
import { freeSeats } from '../../slots/seats.ts';
import { hasTimes, slotsOn, startOfDay } from '../../slots/slots.server.ts';
import { mostNights } from '../../limits.ts';
import { counterSchema, memberSchema } from '../schema.ts';

/** What the address chooses: a place, a day, and the membership of whom it is for. */
const chosenIn = (url: URL) => ({
  placeId: idIn(url.searchParams.get('place') ?? undefined),
  memberId: idIn(url.searchParams.get('member') ?? undefined),
  day: url.searchParams.get('day') ?? '',
});

/** The page on which the desk books for somebody: the places, and the times of the one and the day that are chosen. */
export async function counterPage({ ctx, community, url }: DeskPageArgs) {
  const { placeId, memberId, day: asked } = chosenIn(url);
  const day = hasTimes(asked) ? asked : cityToday();
  const span = { from: startOfDay(day), until: startOfDay(addDays(day, mostNights + 1)) };
  const [places, taken, member] = await Promise.all([
    placesOf(ctx.em, community.id),
    takenIn(ctx.em, { community: community.id }, span),
    memberId === null ? undefined : memberToBookFor(ctx.em, community.id, memberId),
  ]);
  if (memberId !== null && !member) throw noLongerMember();
  const place = places.find(({ id }) => id === placeId) ?? null;
  const now = new Date();
  const { slug, name, takesBookings } = community;
  return {
    community: { slug, name },
    isOn: takesBookings,
    places: places.map((one) => ({ id: one.id, ...placeName(ctx.locale, one) })),
    place: place && {
      id: place.id,
      capacity: place.capacity,
      isByNight: place.mostNights !== null,
      ...placeName(ctx.locale, place),
    },
    day,
    /** The member it is for; null for somebody else. */
    member: member ? { id: member.id, name: member.name, unit: member.condoUnit } : null,
    slots: place
      ? slotsOn(place, day)
          .filter(({ end }) => end > now)
          .map((slot) => ({
            ...slot,
            value: slotText(slot),
            free: freeSeats(place.capacity, taken.get(place.id) ?? [], slot),
            own: null,
          }))
      : [],
    formKey: newFormKey(),
  };
}

/** Books for the member that the address names, or for somebody else at the counter, and leads to the booking. */
export function submitCounter({ ctx, request, community, url }: DeskPageArgs) {
  const { placeId, memberId } = chosenIn(url);
  if (placeId === null) throw placeNotFound();
  const respond = ({ id }: { id: string }) =>
    redirectWithToast(`${deskPath(community.slug, 'bookings')}/${id}`, {
      title: translate(ctx.locale, 'bookingsDesk.booked.title'),
      description: translate(ctx.locale, 'bookingsDesk.booked.description'),
    });
  if (memberId !== null) {
    return submitForm(ctx, request, {
      schema: memberSchema,
      run: ({ slot, words }, inside) =>
        bookForMember(inside, community.id, { placeId, ...slot, words }, memberId),
      respond,
    });
  }
  return submitForm(ctx, request, {
    schema: counterSchema,
    run: ({ slot, words, ...guest }, inside) =>
      bookForGuest(inside, community.id, { placeId, ...slot, words }, guest),
    respond,
  });
}
