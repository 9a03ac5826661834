import { data } from '@remix-run/node';
import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { addDays } from '#app/lib/day.ts';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { shownFieldOf } from '#app/lib/forms/choice.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
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
import {
  answerUnitQuestions,
  unitQuestion,
} from '#app/features/residency/units/unit-question.server.ts';
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
    /** That no email leaves this site; null where it does. */
    noMail: noMailNote(ctx),
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

export type CounterPage = Awaited<ReturnType<typeof counterPage>>;

/** The intent of the button that shows the times of the place and the day that are chosen now. */
export const showTimes = 'times';

/**
 * Books for the member that the address names, or for somebody else at the counter, and leads to the booking. Where
 * another place or day was chosen than the times are of, the form comes back with the times of that one.
 */
export async function submitCounter(args: DeskPageArgs) {
  const { ctx, request, community, url } = args;
  const form = await readFormData(request);
  const { placeId, memberId } = chosenIn(url);
  const draft = resumeDraft(ctx, form, {
    schema: memberId === null ? counterSchema : memberSchema,
  });
  if (draft) return draft;
  const moved = ['place', 'day'].filter(
    (name) => form.has(name) && form.get(name) !== form.get(shownFieldOf(name)),
  );
  if (moved.length > 0 || form.get('intent') === showTimes) return timesOf(args, form, moved);
  if (placeId === null) throw placeNotFound();
  const respond = ({ id }: { id: string }) =>
    redirectWithToast(`${deskPath(community.slug, 'bookings')}/${id}`, {
      title: translate(ctx.locale, 'bookingsDesk.booked.title'),
      description: translate(ctx.locale, 'bookingsDesk.booked.description'),
    });
  if (memberId !== null) {
    return submitFields(ctx, request, form, {
      schema: memberSchema,
      run: ({ slot, words }, inside) =>
        bookForMember(inside, community.id, { placeId, ...slot, words }, memberId),
      respond,
    });
  }
  return submitFields(ctx, request, form, {
    schema: counterSchema,
    prepare: () =>
      answerUnitQuestions(ctx.em, form, [{ name: 'unit', prefix: '', communityId: community.id }]),
    run: async ({ slot, words, asked = '', ...guest }, inside) => {
      const typed = { communityId: community.id, condoUnit: guest.unit, asked };
      const question = await unitQuestion(inside, typed, 'unit', 'bookingsDesk.unitUnknown');
      if (question) throw question;
      return bookForGuest(inside, community.id, { placeId, ...slot, words }, guest);
    },
    respond,
  });
}

/**
 * The form with what was typed and the times of the place and the day that it chooses, or of those it had before where
 * it has none; nothing is booked.
 */
async function timesOf(args: DeskPageArgs, form: FormData, moved: string[]) {
  const { ctx } = args;
  const url = new URL(args.url);
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  for (const name of ['place', 'day'])
    if (textOf(name) !== '') url.searchParams.set(name, textOf(name));
  const initialValue = Object.fromEntries(
    ['name', 'unit', 'asked', 'questioned', 'words'].map((name) => [name, textOf(name)]),
  );
  const shown = await counterPage({ ...args, url });
  if (form.get('intent') === showTimes)
    return data<CounterReply>({ result: { initialValue }, shown });
  const moves = moved.includes('place') ? 'movedPlace' : 'movedDay';
  const changed = shown.slots.length > 0 ? moves : (`${moves}None` as const);
  const text = form.get('place') === '' ? 'choosePlace' : changed;
  const error = { '': [translate(ctx.locale, `bookingsDesk.${text}`)] };
  return data<CounterReply>(
    { result: { status: 'error', initialValue, error }, shown },
    { status: 400 },
  );
}

type CounterReply = FormReply<CounterPage>;
