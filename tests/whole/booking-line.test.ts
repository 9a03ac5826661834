import { describe, expect, it } from 'vitest';
import {
  Booking,
  MailLetter,
  UserCommunity,
  type BookablePlace,
  type User,
} from '#db/entities/index.ts';
import { makeBooking } from '#db/factories/index.ts';
import { monthAround } from '#app/features/building/bookings/slots/slots.server.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeBookedPlace, signInAll } from '#tests/setup/booked-place.ts';

const app = testApp();

/** A day of a month that has at least twenty more of them, so that two bookings fall in the same one. */
const first = cityToday(monthAround(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)).from);
const day = addDays(first, 4);
const laterDay = addDays(first, 12);

/** A place with a booking of the first of two families on a day, for which the other one waits. */
async function setUp(given: Partial<BookablePlace> = {}) {
  const em = app.em();
  const world = makeBookedPlace(em, day, given);
  const { community, place, people, slotOn } = world;
  const waiting = makeBooking(em, place, people.neighbour, {
    ...slotOn(day),
    ...{ unitLabel: '202', unitKey: '202', state: 'WAITING', seat: null, ticket: 1 },
  });
  await em.flush();
  const as = await signInAll(app.signIn, people);
  const cancel = (who: keyof typeof as, { id }: Booking) =>
    app.send(`/api/communities/${community.slug}/bookings/${id}`, {
      method: 'DELETE',
      as: as[who],
    });
  const stateOf = async ({ id }: Booking) => (await app.em().findOneOrFail(Booking, { id })).state;
  return { ...world, em, as, waiting, cancel, stateOf };
}

describe('Rules 36: the waiting list', () => {
  it('gives nobody a time on a day that was closed since', async () => {
    const { em, place, booking, waiting, cancel, stateOf } = await setUp();
    place.closedDays = [day];
    await em.flush();
    expect((await cancel('holder', booking)).status).toBe(204);
    expect(await stateOf(waiting)).toBe('WAITING');
  });

  it('passes over who lives here no more', async () => {
    const { community, people, booking, waiting, cancel, stateOf } = await setUp();
    const member = { user: people.neighbour.id, community: community.id };
    await app.em().nativeUpdate(UserCommunity, member, { endsOn: '2020-01-31' });
    expect((await cancel('holder', booking)).status).toBe(204);
    expect(await stateOf(waiting)).toBe('WAITING');
  });

  it('comes back to who was passed over for having enough, once they have fewer', async () => {
    const world = await setUp({ mostPerMonth: 1 });
    const { em, place, people, booking, waiting, slotOn, cancel, stateOf } = world;
    const own = makeBooking(em, place, people.neighbour, {
      ...slotOn(laterDay),
      ...{ unitLabel: '202', unitKey: '202' },
    });
    await em.flush();
    expect((await cancel('holder', booking)).status).toBe(204);
    expect(await stateOf(waiting)).toBe('WAITING');
    expect((await cancel('neighbour', own)).status).toBe(204);
    expect(await stateOf(waiting)).toBe('CONFIRMED');
  });

  it('leaves nothing held for a digest that is not so any more', async () => {
    const { em, booking, people, as, community } = await setUp({ isConfirmedByHand: true });
    booking.state = 'ASKED';
    const letter = (kind: string, user: User, event: string) =>
      em.create(MailLetter, {
        ...{ kind, topic: 'MODERATION', user: user.id, address: user.email, language: 'en' },
        ...{ params: {}, event: `booking:${booking.id}:${event}`, state: 'HELD' },
        ...{ nextTryAt: new Date(), community: community.id },
      });
    letter('BOOKING_ASKED', people.board, 'asked-desk:1');
    letter('BOOKING', people.holder, 'asked:1');
    await em.flush();
    const path = `/manage/${community.slug}/bookings/${booking.id}`;
    const form = { intent: 'refuse', reason: 'The elevator is being repaired.' };
    expect((await app.send(path, { as: as.board, form })).status).toBe(303);
    const about = { event: { $like: `booking:${booking.id}:%` } };
    const left = await app.em().find(MailLetter, about);
    expect(left.map(({ event }) => event)).toEqual([expect.stringContaining(':refused:')]);
  });
});

describe('Rules 36.4: what was handed over', () => {
  it('can be written down as returned after a cancellation', async () => {
    const { em, booking, as, community, cancel } = await setUp({ deposit: 30_000 });
    booking.depositHeldAt = new Date();
    await em.flush();
    expect((await cancel('board', booking)).status).toBe(204);
    const path = `/manage/${community.slug}/bookings/${booking.id}`;
    const page = await (await app.send(path, { as: as.board })).text();
    expect(page).toContain('value="DEPOSIT_RETURNED"');
    const form = { intent: 'DEPOSIT_RETURNED' };
    expect((await app.send(path, { as: as.board, form })).status).toBe(303);
    const after = await app.em().findOneOrFail(Booking, { id: booking.id });
    expect(after.depositReturnedAt).not.toBeNull();
  });
});
