import { describe, expect, it } from 'vitest';
import {
  Booking,
  ModerationEvent,
  UserCommunity,
  type BookablePlace,
  type User,
} from '#db/entities/index.ts';
import { makeBooking, makeCommunity, makeMembership } from '#db/factories/index.ts';
import { makeRequest } from '#db/factories/requests.ts';
import { slotText } from '#app/features/building/bookings/resident/schema.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeBookedPlace, signInAll } from '#tests/setup/booked-place.ts';
import { lettersTo, written } from '#tests/setup/letters.ts';
import { multipart } from '#tests/setup/multipart.ts';
import type { Em } from '#tests/setup/sessions.ts';

const app = testApp();
const day = addDays(cityToday(), 20);

/** What one reads of a page or an email, with plain spaces. */
const plainText = (html: string) =>
  html.replaceAll(/<!--.*?-->|<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

/** The world of `makeBookedPlace`, with its addresses. */
async function setUp(given: Partial<BookablePlace> = {}, booked: Partial<Booking> = {}) {
  const em = app.em();
  const world = makeBookedPlace(em, day, given, booked);
  const { community, place, people, booking } = world;
  await em.flush();
  const as = await signInAll(app.signIn, people);
  const hub = `/communities/${community.slug}/bookings`;
  return {
    ...{ ...world, em, as, hub },
    desk: `/manage/${community.slug}/bookings`,
    own: `${hub}/${place.id}/${booking.id}`,
    api: `/api/communities/${community.slug}/bookings`,
    /** Opens a page, or sends its form, and says with which status it answers. */
    statusOf: async (path: string, who: keyof typeof as, form?: Record<string, string>) =>
      (await app.send(path, { as: as[who], ...(form && { form }) })).status,
    saved: () => app.em().findOneOrFail(Booking, { id: booking.id }),
  };
}

describe('Rules 36: once bookings are turned off', () => {
  const turnedOff = async (...given: Parameters<typeof setUp>) => {
    const world = await setUp(...given);
    world.community.takesBookings = false;
    await world.em.flush();
    return world;
  };

  it('their person still lists, opens and cancels what they have', async () => {
    const { hub, own, place, api, as, statusOf, saved } = await turnedOff();
    const list = await (await app.send(hub, { as: as.holder })).text();
    expect(list).toContain('takes no new bookings');
    expect(list).toContain(own);
    expect(list).not.toContain('What you can book');
    expect(await statusOf(own, 'holder')).toBe(200);
    expect(await statusOf(`${own}.ics`, 'holder')).toBe(200);
    expect(await (await app.send(api, { as: as.holder })).json()).toHaveLength(1);
    const cancelled = await app.send(`${own}?index`, { as: as.holder, form: {} });
    expect(cancelled.headers.get('Location')).toBe(hub);
    expect(await saved()).toMatchObject({ state: 'CANCELLED' });
    expect(await statusOf(hub, 'holder')).toBe(200);
    expect(await statusOf(`${hub}/${place.id}`, 'holder')).toBe(404);
  });

  it('nobody books, and who has none sees nothing', async () => {
    const { hub, own, place, api, as, slotOn, statusOf } = await turnedOff();
    const { startsAt, endsAt } = slotOn(addDays(day, 1));
    const form = { slot: slotText({ start: startsAt, end: endsAt }) };
    const page = `${hub}/${place.id}?index&day=${addDays(day, 1)}`;
    for (const who of ['holder', 'neighbour'] as const) {
      expect(await statusOf(page, who, form)).toBe(404);
      const json = { placeId: place.id, start: startsAt.toISOString() };
      expect((await app.send(api, { as: as[who], json })).status).toBe(404);
    }
    for (const path of [hub, own, `${own}.ics`, api]) {
      expect(await statusOf(path, 'neighbour')).toBe(404);
    }
  });

  it('the desk finishes what is there', async () => {
    const held = { depositHeldAt: new Date(), keyOutAt: new Date() };
    const { desk, booking, as, statusOf, saved } = await turnedOff(
      { deposit: 30_000 },
      { ...held, state: 'ASKED' },
    );
    const sheet = await (await app.send(`${desk}?day=${day}`, { as: as.board })).text();
    expect(sheet).toContain(`${desk}/${booking.id}`);
    const at = `${desk}/${booking.id}`;
    for (const intent of ['confirm', 'DEPOSIT_RETURNED', 'KEY_IN']) {
      expect(await statusOf(at, 'board', { intent })).toBe(303);
    }
    const after = await saved();
    expect(after.state).toBe('CONFIRMED');
    expect([after.depositReturnedAt, after.keyInAt]).not.toContain(null);
    expect(await statusOf(`${desk}/new`, 'board')).toBe(200);
  });

  it('the desk refuses what it does not confirm', async () => {
    const { desk, booking, statusOf, saved } = await turnedOff({}, { state: 'ASKED' });
    const form = { intent: 'refuse', reason: 'The elevator is being repaired.' };
    expect(await statusOf(`${desk}/${booking.id}`, 'board', form)).toBe(303);
    expect(await saved()).toMatchObject({ state: 'REFUSED' });
  });
});

describe('Rules 36.2: until when a booking can be cancelled', () => {
  const tomorrow = addDays(cityToday(), 1);
  const hour = 60 * 60 * 1000;
  const longAgo = new Date(Date.now() - 240 * hour);
  const moments = formatsFor('en');

  /** What its person reads: the page, in words, and the moment that the call gives. */
  async function readBy(
    { as, hub, api, place }: Awaited<ReturnType<typeof setUp>>,
    who: 'holder' | 'neighbour',
    { id }: Booking,
  ) {
    const page = await app.send(`${hub}/${place.id}/${id}`, { as: as[who] });
    const list = (await (await app.send(api, { as: as[who] })).json()) as {
      id: string;
      cancelUntil: string;
    }[];
    const until = list.find((one) => one.id === id)?.cancelUntil;
    return { page: plainText(await page.text()), until };
  }

  const cancel = async (
    { api, as }: Awaited<ReturnType<typeof setUp>>,
    who: 'holder' | 'neighbour',
    { id }: Booking,
  ) => (await app.send(`${api}/${id}`, { method: 'DELETE', as: as[who] })).status;

  it('is the hour that the desk set, for one that was made before it', async () => {
    const world = await setUp({ cancelHours: 48 }, { createdAt: longAgo });
    const { em, booking, slotOn, own, as } = world;
    Object.assign(booking, slotOn(tomorrow));
    await em.flush();
    const { page, until } = await readBy(world, 'holder', booking);
    expect(page).toContain('too late to cancel');
    expect(until).toBe(new Date(booking.startsAt.getTime() - 48 * hour).toISOString());
    expect(await cancel(world, 'holder', booking)).toBe(409);
    const refused = await app.send(`${own}?index`, { as: as.holder, form: {} });
    expect(refused.status).toBe(409);
  });

  it('is its start, for one that was made after that hour', async () => {
    const world = await setUp({ cancelHours: 48 });
    const { hub, place, people, slotOn, statusOf } = world;
    const { startsAt, endsAt } = slotOn(tomorrow);
    const form = { slot: slotText({ start: startsAt, end: endsAt }) };
    const path = `${hub}/${place.id}?index&day=${tomorrow}`;
    expect(await statusOf(path, 'neighbour', form)).toBe(303);
    const made = await app.em().findOneOrFail(Booking, { user: people.neighbour.id });
    const { page, until } = await readBy(world, 'neighbour', made);
    const said = `You can cancel until ${moments.fullDateTime(startsAt)}`;
    expect(page).toContain(plainText(said));
    expect(until).toBe(startsAt.toISOString());
    const [letter] = await lettersTo(app.em(), people.neighbour);
    expect(plainText(written(letter).text)).toContain(plainText(said));
    expect(await cancel(world, 'neighbour', made)).toBe(204);
  });

  it('is its start, for one that came from the waiting list after that hour', async () => {
    const world = await setUp({ cancelHours: 48 }, { createdAt: longAgo });
    const { em, booking, place, people, as, api, slotOn } = world;
    Object.assign(booking, slotOn(tomorrow));
    const waiting = makeBooking(em, place, people.neighbour, {
      ...{ ...slotOn(tomorrow), createdAt: longAgo, unitLabel: '202', unitKey: '202' },
      ...{ state: 'WAITING', seat: null, ticket: 1 },
    });
    await em.flush();
    const byDesk = await app.send(`${api}/${booking.id}`, { method: 'DELETE', as: as.board });
    expect(byDesk.status).toBe(204);
    const said = `You can cancel until ${moments.fullDateTime(waiting.startsAt)}`;
    const { page, until } = await readBy(world, 'neighbour', waiting);
    expect(page).toContain(plainText(said));
    expect(until).toBe(waiting.startsAt.toISOString());
    const letters = await lettersTo(app.em(), people.neighbour);
    expect(plainText(written(letters.at(-1)).text)).toContain(plainText(said));
    expect(await cancel(world, 'neighbour', waiting)).toBe(204);
  });

  it('of a place for owners goes to nobody who is none any more', async () => {
    const world = await setUp();
    const { em, booking, place, people, slotOn } = world;
    const waiting = makeBooking(em, place, people.neighbour, {
      ...{ ...slotOn(day), unitLabel: '202', unitKey: '202' },
      ...{ state: 'WAITING', seat: null, ticket: 1 },
    });
    place.bookers = 'OWNERS';
    await em.flush();
    expect(await cancel(world, 'holder', booking)).toBe(204);
    expect(await app.em().findOneOrFail(Booking, { id: waiting.id })).toMatchObject({
      state: 'WAITING',
    });
  });
});

describe('Rules 36.2: who has left', () => {
  const leave = (em: Em, { id }: User) =>
    em.execute(
      `update user_communities set state = 'ENDED', ended_at = now() where user_id = ? and state = 'CONFIRMED'`,
      [id],
    );

  /** The text of somebody's own calendar, with its long lines whole. */
  const calendarOf = async (cookie: string) => {
    const made = await app.send('/account/calendar', { as: cookie, form: { intent: 'make' } });
    expect(made.status).toBe(303);
    const page = await (await app.send('/account/calendar', { as: cookie })).text();
    const [path = ''] = /\/calendar\/[\w-]+\.ics/.exec(page) ?? [];
    return (await (await app.send(path)).text()).replaceAll('\r\n ', '');
  };

  /** The addresses of the pages on which the holder leaves, and a neighbour in line for the holder's time. */
  const leaving = async (...given: Parameters<typeof setUp>) => {
    const world = await setUp(...given);
    const { em, place, people, booking, community } = world;
    const { startsAt, endsAt } = booking;
    makeBooking(em, place, people.neighbour, {
      ...{ startsAt, endsAt, unitLabel: '202', unitKey: '202' },
      ...{ state: 'WAITING', seat: null, ticket: 1 },
    });
    makeRequest(em, people.holder, community);
    makeRequest(em, people.holder, community, { state: 'DONE' });
    people.holder.password = await hashPassword('the right one');
    await em.flush();
    const own = await app.em().findOneOrFail(UserCommunity, { user: people.holder.id });
    return { ...world, leave: `/account/communities/${own.id}/leave` };
  };
  const stateOfNeighbour = async ({ id }: User) =>
    (await app.em().findOneOrFail(Booking, { user: id })).state;

  it('is told before what is cancelled, and the next in line has it right away', async () => {
    const { as, leave, people, saved } = await leaving({ kind: 'PARTY_ROOM' });
    const page = plainText(await (await app.send(leave, { as: as.holder })).text());
    expect(page).toContain('1 upcoming booking will be cancelled');
    expect(page).toContain('keep working on your open request, but');
    expect((await app.send(leave, { as: as.holder, form: {} })).status).toBe(303);
    expect(await saved()).toMatchObject({ state: 'CANCELLED' });
    expect(await stateOfNeighbour(people.neighbour)).toBe('CONFIRMED');
    const letters = (await lettersTo(app.em(), people.neighbour)).map(
      (one) => written(one).subject,
    );
    expect(letters).toHaveLength(1);
    expect(await lettersTo(app.em(), people.holder)).toEqual([]);
  });

  it('is told so in Account Settings too, which asks first', async () => {
    const { as, community, people, saved, em } = await leaving({ kind: 'PARTY_ROOM' });
    const other = makeCommunity(em, { name: 'Oak Court', joinPolicy: 'OPEN' });
    await em.flush();
    const form = {
      ...{ name: people.holder.name, email: people.holder.email },
      ...{ 'communities[0].communityId': other.id, 'communities[0].condoUnit': '7' },
    };
    const asked = await app.send('/account/settings', { as: as.holder, form });
    expect(asked.status).toBe(409);
    expect(plainText(await asked.text())).toContain('1 upcoming booking will be cancelled');
    expect(await saved()).toMatchObject({ state: 'CONFIRMED' });
    const agreed = { ...form, confirmLeaving: community.id };
    expect((await app.send('/account/settings', { as: as.holder, form: agreed })).status).toBe(303);
    expect(await saved()).toMatchObject({ state: 'CANCELLED' });
    expect(await stateOfNeighbour(people.neighbour)).toBe('CONFIRMED');
  });

  it('keeps the elevator for moving out, but not with a closed account', async () => {
    const { as, leave, people, saved } = await leaving({ kind: 'ELEVATOR' });
    const page = plainText(await (await app.send(leave, { as: as.holder })).text());
    expect(page).toContain('Your elevator booking stays yours');
    expect(page).not.toContain('will be cancelled');
    expect((await app.send(leave, { as: as.holder, form: {} })).status).toBe(303);
    expect(await saved()).toMatchObject({ state: 'CONFIRMED' });
    const last = '/account/delete';
    const deletion = plainText(await (await app.send(last, { as: as.holder })).text());
    expect(deletion).toContain('1 upcoming booking will be cancelled');
    expect(deletion).toContain('keep working on your open request, without your name');
    const form = { currentPassword: 'the right one' };
    expect((await app.send(last, { as: as.holder, form })).status).toBe(303);
    expect(await saved()).toMatchObject({ state: 'CANCELLED' });
    expect(await stateOfNeighbour(people.neighbour)).toBe('CONFIRMED');
  });

  it('keeps it in their own calendar until it is over', async () => {
    const { em, own, booking, people, as } = await setUp();
    await leave(em, people.holder);
    expect(await calendarOf(as.holder)).toContain(own);
    expect(await calendarOf(as.neighbour)).not.toContain(own);
    booking.startsAt = new Date(Date.now() - 2 * 60 * 60 * 1000);
    booking.endsAt = new Date(Date.now() - 60 * 60 * 1000);
    await em.flush();
    expect(await calendarOf(as.holder)).not.toContain(own);
  });

  it('opens, completes and cancels what they have, and nothing else', async () => {
    const world = await setUp({ needsCertificate: true });
    const { em, own, hub, api, booking, place, community, people, as, statusOf, saved } = world;
    await leave(em, people.holder);
    await app.runDueJobs('free-bookings');
    expect(await saved()).toMatchObject({ state: 'CONFIRMED' });
    // The links in their emails lead to the login first.
    const visit = await app.send(own);
    expect(visit.status).toBe(401);
    expect(await visit.text()).toContain(`/login?redirectTo=${encodeURIComponent(own)}`);
    const page = await (await app.send(own, { as: as.holder })).text();
    expect(page).toContain(`${own}/certificate`);
    for (const closed of [`"${hub}"`, `"${hub}/${place.id}"`, `"/communities/${community.slug}"`]) {
      expect(page).not.toContain(`href=${closed}`);
    }
    expect(await statusOf(`${own}.ics`, 'holder')).toBe(200);
    expect(await statusOf(`${own}/certificate`, 'holder')).toBe(200);
    const file = new File(['%PDF-1.4\n%%EOF\n'], 'insurance.pdf', { type: 'application/pdf' });
    const sent = await app.handle(
      multipart(`${own}/certificate?index`, { as: as.holder, fields: [['upload', file]] }),
    );
    expect(sent.status).toBe(303);
    expect(await statusOf(`${own}/certificate/file`, 'holder')).toBe(200);
    for (const path of [hub, `${hub}/${place.id}`, api]) {
      expect([path, await statusOf(path, 'holder')]).toEqual([path, 403]);
    }
    const atTheHub = await app.send(`/communities/${community.slug}`, { as: as.holder });
    expect(atTheHub.headers.get('Location')).toBe(`/communities/${community.slug}/door`);
    const cancelled = await app.send(`${own}?index`, { as: as.holder, form: {} });
    expect(cancelled.headers.get('Location')).toBe(own);
    expect((await saved()).state).toBe('CANCELLED');
    expect(await statusOf(own, 'holder')).toBe(200);
    expect(
      (await app.send(`${api}/${booking.id}`, { method: 'DELETE', as: as.holder })).status,
    ).toBe(204);
  });

  it('opens nothing of it once it is over', async () => {
    const { em, own, booking, people, statusOf } = await setUp();
    await leave(em, people.holder);
    const hour = 60 * 60 * 1000;
    booking.startsAt = new Date(Date.now() - 5 * hour);
    booking.endsAt = new Date(Date.now() - hour);
    await em.flush();
    for (const path of [own, `${own}.ics`, `${own}/certificate`]) {
      expect(await statusOf(path, 'holder')).toBe(403);
    }
    expect(await statusOf(`${own}?index`, 'holder', {})).toBe(403);
  });

  it('opens nothing of somebody else’s, and nobody else opens theirs', async () => {
    const { em, own, api, booking, people, as, statusOf, saved } = await setUp();
    await leave(em, people.holder);
    const paths = [own, `${own}.ics`, `${own}/certificate`, `${own}/certificate/file`];
    const remove = async (who: 'neighbour') =>
      (await app.send(`${api}/${booking.id}`, { method: 'DELETE', as: as[who] })).status;
    for (const path of paths) expect(await statusOf(path, 'neighbour')).toBe(404);
    expect(await remove('neighbour')).toBe(404);
    await leave(em, people.neighbour);
    for (const path of paths) expect(await statusOf(path, 'neighbour')).toBe(403);
    expect(await statusOf(`${own}?index`, 'neighbour', {})).toBe(403);
    expect(await remove('neighbour')).toBe(403);
    expect(await saved()).toMatchObject({ state: 'CONFIRMED' });
  });
});

describe('Rules 36.4: what the desk has to see', () => {
  const inLine = (
    { em, place, people }: Awaited<ReturnType<typeof setUp>>,
    span: { startsAt: Date; endsAt: Date },
    ticket = 1,
  ) =>
    makeBooking(em, place, people.neighbour, {
      ...{ ...span, unitLabel: '202', unitKey: '202' },
      ...{ state: 'WAITING', seat: null, ticket },
    });

  /** One of the lists above the day sheet, by the id of its heading; empty where it is not there. */
  const listOn = async (
    { desk, as }: Awaited<ReturnType<typeof setUp>>,
    id: string,
    query = '',
  ) => {
    const html = await (await app.send(`${desk}${query}`, { as: as.board })).text();
    const [, section = ''] = html.split(`aria-labelledby="${id}"`);
    return section.split('</section>')[0] ?? '';
  };

  it('is who waits for a time, since when, and as which in line', async () => {
    const world = await setUp();
    expect(await listOn(world, 'waiting')).toBe('');
    const waiting = inLine(world, world.slotOn(day));
    await world.em.flush();
    const list = await listOn(world, 'waiting');
    expect(list).toContain(`href="${world.desk}/${waiting.id}"`);
    expect(plainText(list)).toContain('Sam Second');
    expect(plainText(list)).toContain('Number 1, since');
    expect(await listOn(world, 'waiting', '?names=off')).not.toContain('Sam Second');
  });

  it('is the deposit and the key of what is over or cancelled, until they are back', async () => {
    const held = { depositHeldAt: new Date(), keyOutAt: new Date() };
    const world = await setUp({ deposit: 30_000 }, held);
    const { em, booking, desk, statusOf } = world;
    // What is still to come has its deposit rightly.
    expect(await listOn(world, 'to-return')).toBe('');
    booking.state = 'CANCELLED';
    await em.flush();
    const at = `${desk}/${booking.id}`;
    const list = await listOn(world, 'to-return');
    expect(list).toContain(`href="${at}"`);
    expect(list).toContain('deposit to return, key still out');
    expect(await statusOf(at, 'board', { intent: 'KEY_IN' })).toBe(303);
    expect(await listOn(world, 'to-return')).not.toContain('key still out');
    expect(await statusOf(at, 'board', { intent: 'DEPOSIT_RETURNED' })).toBe(303);
    expect(await listOn(world, 'to-return')).toBe('');
    Object.assign(booking, { state: 'CONFIRMED' });
    Object.assign(booking, { startsAt: new Date(Date.now() - 10_000), endsAt: new Date() });
    await em.flush();
    await em.nativeUpdate(Booking, { id: booking.id }, { depositReturnedAt: null });
    expect(await listOn(world, 'to-return')).toContain('deposit to return');
  });

  it('takes off the waiting list who waits for a day that was closed, and tells them once', async () => {
    const world = await setUp();
    const { em, place, people, slotOn } = world;
    const closed = inLine(world, slotOn(day));
    const open = inLine(world, slotOn(addDays(day, 1)), 2);
    place.closedDays = [day];
    await em.flush();
    await app.runDueJobs('free-bookings');
    await app.runDueJobs('free-bookings');
    const stateOf = async ({ id }: Booking) =>
      (await app.em().findOneOrFail(Booking, { id })).state;
    expect(await stateOf(closed)).toBe('CANCELLED');
    expect(await stateOf(open)).toBe('WAITING');
    expect(await stateOf(world.booking)).toBe('CONFIRMED');
    const letters = await lettersTo(app.em(), people.neighbour);
    expect(letters.map((letter) => written(letter).text)).toEqual([
      expect.stringContaining('now closed at that time'),
    ]);
  });

  it('takes them all off once the place takes no bookings', async () => {
    const world = await setUp();
    const { em, desk, place, people, slotOn, statusOf } = world;
    const waiting = inLine(world, slotOn(day));
    await em.flush();
    const path = `${desk}/places/${place.id}/close`;
    expect(await statusOf(path, 'board', { to: 'closed' })).toBe(303);
    await app.runDueJobs('free-bookings');
    expect(await app.em().findOneOrFail(Booking, { id: waiting.id })).toMatchObject({
      state: 'CANCELLED',
    });
    const [letter] = await lettersTo(app.em(), people.neighbour);
    expect(written(letter).subject).toBe('Off the waiting list: Elevator for a move');
  });
});

describe('Rules 36.4: booking for a member', () => {
  const withMember = async () => {
    const world = await setUp();
    const { em, people, community, place, desk, slotOn } = world;
    const { id } = await em.findOneOrFail(UserCommunity, {
      ...{ user: people.neighbour.id, community: community.id },
    });
    const { startsAt, endsAt } = slotOn(addDays(day, 1));
    return {
      ...{ ...world, membershipId: id, startsAt, endsAt },
      path: (member: string) =>
        `${desk}/new?place=${place.id}&day=${addDays(day, 1)}&member=${member}`,
      form: { slot: slotText({ start: startsAt, end: endsAt }), words: 'A piano' },
      ofNeighbour: () => app.em().find(Booking, { user: people.neighbour.id }),
    };
  };

  it('makes it theirs: email, list, calendar file', async () => {
    const world = await withMember();
    const { as, desk, hub, place, people, community, membershipId, path, form } = world;
    const person = await app.send(`/manage/${community.slug}/people/${membershipId}`, {
      as: as.board,
    });
    expect(await person.text()).toContain(`${desk}/new?place=${place.id}&amp;member=`);
    const page = await (await app.send(path(membershipId), { as: as.board })).text();
    expect(page).toContain('Sam Second');
    expect(page).not.toContain('name="name"');
    expect(await world.statusOf(path(membershipId), 'neighbour', form)).toBe(403);
    expect(await world.statusOf(path(membershipId), 'board', form)).toBe(303);
    const [made] = await world.ofNeighbour();
    expect(made).toMatchObject({ state: 'CONFIRMED', unitLabel: '202', words: 'A piano' });
    const own = `${hub}/${place.id}/${made?.id ?? ''}`;
    expect(await (await app.send(hub, { as: as.neighbour })).text()).toContain(own);
    expect(await world.statusOf(`${own}.ics`, 'neighbour')).toBe(200);
    expect(await world.statusOf(own, 'holder')).toBe(404);
    const [letter] = await lettersTo(app.em(), people.neighbour);
    expect(written(letter).subject).toBe('Confirmed: Elevator for a move');
    // Once more changes nothing.
    expect(await world.statusOf(path(membershipId), 'board', form)).toBe(303);
    expect(await world.ofNeighbour()).toHaveLength(1);
  });

  it('is for nobody who is no member, nor for one of another community', async () => {
    const { em, people, membershipId, path, form, statusOf, ofNeighbour } = await withMember();
    const elsewhere = makeMembership(em, people.neighbour, makeCommunity(em), {
      isPrimary: false,
      position: 2,
    });
    await em.flush();
    expect(await statusOf(path(elsewhere.id), 'board')).toBe(404);
    expect(await statusOf(path(elsewhere.id), 'board', form)).toBe(404);
    await em.nativeUpdate(UserCommunity, { id: membershipId }, { endsOn: '2020-01-31' });
    expect(await statusOf(path(membershipId), 'board', form)).toBe(404);
    expect(await ofNeighbour()).toEqual([]);
  });

  it('gives who waits for it the time that is free', async () => {
    const world = await withMember();
    const { em, place, people, startsAt, endsAt, membershipId } = world;
    makeBooking(em, place, people.neighbour, {
      ...{ startsAt, endsAt, unitLabel: '202', unitKey: '202' },
      ...{ state: 'WAITING', seat: null, ticket: 1 },
    });
    await em.flush();
    expect(await world.statusOf(world.path(membershipId), 'board', world.form)).toBe(303);
    expect(await world.ofNeighbour()).toMatchObject([
      { state: 'CONFIRMED', seat: 1, ticket: null, placedAt: expect.any(Date) as Date },
    ]);
  });
});

describe('Rules 36.4: a certificate on paper', () => {
  it('does the task of the booking, until it is taken back', async () => {
    const { desk, own, booking, as, statusOf } = await setUp({ needsCertificate: true });
    const at = `${desk}/${booking.id}`;
    const read = async () => {
      const sheet = await (await app.send(`${desk}?day=${day}`, { as: as.board })).text();
      const page = await (await app.send(own, { as: as.holder })).text();
      return {
        isOwed: sheet.includes('certificate not in yet'),
        isDone: page.includes('Everything is ready.'),
      };
    };
    expect(await read()).toEqual({ isOwed: true, isDone: false });
    const intent = 'CERTIFICATE_RECEIVED';
    expect(await statusOf(at, 'holder', { intent })).toBe(403);
    expect(await statusOf(at, 'board', { intent })).toBe(303);
    expect(await read()).toEqual({ isOwed: false, isDone: true });
    expect(await statusOf(at, 'board', { intent, undo: 'yes' })).toBe(303);
    expect(await read()).toEqual({ isOwed: true, isDone: false });
    const lines = await app.em().find(ModerationEvent, { subjectId: booking.id });
    expect(lines.map(({ toStatus }) => toStatus).sort()).toEqual([intent, 'UNDONE']);
  });
});
