import { describe, expect, it } from 'vitest';
import {
  Booking,
  BookablePlace,
  FurtherUnit,
  MailLetter,
  ModerationEvent,
  UserCommunity,
  type User,
} from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makePlace, makeUser } from '#db/factories/index.ts';
import { slotText } from '#app/features/building/bookings/resident/schema.ts';
import { slotsOn } from '#app/features/building/bookings/slots/slots.server.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { lettersTo, written } from '#tests/setup/letters.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';

const app = testApp();
const day = addDays(cityToday(), 20);

interface Options {
  place?: Partial<BookablePlace>;
  takesBookings?: boolean;
}

/** A building with something to book, two families, an owner, a board member, and a stranger with a home elsewhere. */
async function setUp({ place: given = {}, takesBookings = true }: Options = {}) {
  const em = app.em();
  const community = makeCommunity(em, { name: 'Elm Court', takesBookings });
  const elsewhere = makeCommunity(em, { takesBookings: true });
  const person = (name: string, role: User['role'] = 'RESIDENT') =>
    makeUser(em, { name, role, isAuthenticated: true });
  const people = {
    first: person('Fay First'),
    second: person('Sam Second'),
    owner: person('Otis Owner'),
    board: person('Bea Board', 'BOARD'),
    stranger: person('Stan Stranger'),
    otherBoard: person('Oda Otherboard', 'BOARD'),
  };
  makeMembership(em, people.first, community, { condoUnit: '201', tenure: 'TENANT' });
  makeMembership(em, people.second, community, { condoUnit: '202', tenure: 'TENANT' });
  makeMembership(em, people.owner, community, { condoUnit: '203', tenure: 'OWNER' });
  makeMembership(em, people.board, community, { condoUnit: '204', canModerate: true });
  makeMembership(em, people.stranger, elsewhere);
  makeMembership(em, people.otherBoard, elsewhere, { canModerate: true });
  const place = makePlace(em, community, given);
  await em.flush();
  const as = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([name, user]) => [name, await app.signIn(user)] as const),
    ),
  ) as Record<keyof typeof people, string>;
  const rules = { ...place, mostNights: place.mostNights ?? null };
  const [slot, later] = slotsOn(rules, day);
  if (!slot) throw new Error('There are no times.');
  return {
    ...{ community, place, people, as, slot, later: later ?? slot },
    hub: `/communities/${community.slug}/bookings`,
    desk: `/manage/${community.slug}/bookings`,
    api: `/api/communities/${community.slug}`,
  };
}

type World = Awaited<ReturnType<typeof setUp>>;

const ask = ({ hub, place, slot }: World, cookie: string | undefined, words = '') =>
  app.send(`${hub}/${place.id}?index&day=${day}`, {
    as: cookie,
    form: { slot: slotText(slot), words },
  });

const bookingOf = (world: World, person: User) =>
  app.em().findOneOrFail(Booking, { place: world.place.id, user: person.id });

const pathOf = ({ hub, place }: World, { id }: Booking) => `${hub}/${place.id}/${id}`;

describe('Rules 36: booking a place', () => {
  it('is for members alone, where the board takes bookings', async () => {
    const world = await setUp();
    expect((await ask(world, undefined)).status).toBe(401);
    expect((await ask(world, world.as.stranger)).status).toBe(403);
    expect((await ask(world, world.as.otherBoard)).status).toBe(403);
    const off = await setUp({ takesBookings: false });
    expect((await ask(off, off.as.first)).status).toBe(404);
    expect((await app.send(off.hub, { as: off.as.first })).status).toBe(404);
    expect(await app.em().count(Booking, { community: world.community.id })).toBe(0);
  });

  it('of a place for owners is for those whom the board knows as owners', async () => {
    const world = await setUp({ place: { bookers: 'OWNERS' } });
    expect((await ask(world, world.as.first)).status).toBe(403);
    expect((await ask(world, world.as.owner)).status).toBe(303);
  });

  it('is for one of their units, each of which has its own month', async () => {
    const world = await setUp({ place: { mostPerMonth: 1 } });
    const { place, people, as, slot, later, community } = world;
    const em = app.em();
    const membership = await em.findOneOrFail(UserCommunity, { community, user: people.first });
    em.create(FurtherUnit, { membership, condoUnit: '412', state: 'CONFIRMED' });
    await em.flush();
    const path = `${world.hub}/${place.id}`;
    const page = async (cookie: string) =>
      (await app.send(`${path}?day=${day}`, { as: cookie })).text();
    expect(await page(as.first)).toContain('Which of your units is it for?');
    expect(await page(as.second)).not.toContain('Which of your units');
    const book = (which: typeof slot, form: Record<string, string>, cookie = as.first) =>
      app.send(`${path}?index&day=${day}`, {
        as: cookie,
        form: { slot: slotText(which), ...form },
      });
    expect((await book(slot, { unit: '412' })).status).toBe(303);
    expect((await bookingOf(world, people.first)).unitLabel).toBe('412');
    expect((await book(later, { unit: '412' })).status).toBe(409);
    expect((await book(later, { unit: '201' })).status).toBe(303);
    const theirs = await book(slot, { unit: '412' }, as.second);
    expect(theirs.status).toBe(400);
    expect(await theirs.text()).toContain('Choose one of your units');
    const json = { placeId: place.id, start: slot.start.toISOString(), unit: '412' };
    const call = await app.send(`${world.api}/bookings`, { as: as.second, json });
    expect(call.status).toBe(400);
    expect(await app.em().count(Booking, { user: people.second.id })).toBe(0);
  });

  it('gives the first the time, says so by email, and the second a place in line', async () => {
    const world = await setUp();
    const made = await ask(world, world.as.first, 'Two movers');
    expect(made.status).toBe(303);
    const booking = await bookingOf(world, world.people.first);
    expect(made.headers.get('Location')).toBe(pathOf(world, booking));
    expect(booking).toMatchObject({ state: 'CONFIRMED', seat: 1, words: 'Two movers' });
    expect((await ask(world, world.as.second)).status).toBe(303);
    const waiting = await bookingOf(world, world.people.second);
    expect(waiting).toMatchObject({ state: 'WAITING', ticket: 1 });
    const page = await (await app.send(pathOf(world, waiting), { as: world.as.second })).text();
    expect(page).toContain('number 1');
    expect(page).toContain('This site doesn’t send email yet.');
    expect(page).not.toContain('We’ll email you');
    const member = await app
      .em()
      .findOneOrFail(UserCommunity, { user: world.people.first.id, community: world.community.id });
    const about = [
      `${world.desk}/new?member=${member.id}`,
      `${world.desk}/places/${world.place.id}/close`,
    ];
    for (const path of about) {
      const desk = await (await app.send(path, { as: world.as.board })).text();
      expect(desk, path).toContain('This site doesn’t send email yet.');
      expect(desk, path).not.toMatch(/(?:They|they) get an email/);
    }
    const [letter] = await lettersTo(app.em(), world.people.first);
    expect(written(letter).subject).toBe('Confirmed: Elevator for a move');
    const [other] = await lettersTo(app.em(), world.people.second);
    expect(written(other).subject).toBe('Waiting list: Elevator for a move');
  });

  it('asked for twice is one booking', async () => {
    const world = await setUp();
    await ask(world, world.as.first);
    await ask(world, world.as.first);
    expect(await app.em().count(Booking, { place: world.place.id })).toBe(1);
  });

  it('gives the next in line the time when somebody cancels, and tells them', async () => {
    const world = await setUp();
    await ask(world, world.as.first);
    await ask(world, world.as.second);
    await ask(world, world.as.owner);
    const booking = await bookingOf(world, world.people.first);
    const path = `${pathOf(world, booking)}?index`;
    expect((await app.send(path, { as: world.as.second, form: {} })).status).toBe(404);
    expect((await app.send(path, { as: world.as.first, form: {} })).status).toBe(303);
    expect(await bookingOf(world, world.people.second)).toMatchObject({
      ...{ state: 'CONFIRMED', seat: 1, ticket: null },
    });
    expect(await bookingOf(world, world.people.owner)).toMatchObject({ state: 'WAITING' });
    const letters = await lettersTo(app.em(), world.people.second);
    expect(written(letters.at(-1)).subject).toBe('It’s yours now: Elevator for a move');
    // Nobody is told that they cancelled.
    expect(await lettersTo(app.em(), world.people.first)).toHaveLength(1);
    const lines = await app
      .em()
      .find(
        ModerationEvent,
        { subjectType: 'BOOKING', community: world.community.id },
        { orderBy: { createdAt: 'asc' } },
      );
    expect(lines.map(({ toStatus }) => toStatus).sort()).toEqual(
      ['BOOKED', 'CANCELLED', 'PLACED', 'WAITING', 'WAITING'].sort(),
    );
  });

  it('cannot be cancelled after the hour that the desk set', async () => {
    const world = await setUp({ place: { cancelHours: 24 * 25 } });
    await ask(world, world.as.first);
    const booking = await bookingOf(world, world.people.first);
    // Who books later than that may cancel until it starts (rules 36.2).
    const sooner = { createdAt: new Date(Date.now() - 30 * 24 * 60 * 60 * 1000) };
    await app.em().nativeUpdate(Booking, { id: booking.id }, sooner);
    const path = `${pathOf(world, booking)}?index`;
    const refused = await app.send(path, { as: world.as.first, form: {} });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('too late to cancel');
    expect(await bookingOf(world, world.people.first)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('is refused for a time that is not on offer, and what was typed stays', async () => {
    const world = await setUp({ place: { aheadDays: 5 } });
    const refused = await ask(world, world.as.first, 'A grand piano');
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('This time can no longer be booked');
    expect(html).toContain('A grand piano');
    const none = await app.send(`${world.hub}/${world.place.id}?index`, {
      as: world.as.first,
      form: { words: 'A grand piano' },
    });
    expect(none.status).toBe(400);
    expect(await none.text()).toContain('A grand piano');
  });

  it('is refused, not broken, for days that no calendar has', async () => {
    const world = await setUp();
    const slot = '0000-01-01T00:00:00.000Z/0000-01-01T04:00:00.000Z';
    const path = `${world.hub}/${world.place.id}?index`;
    expect((await app.send(path, { as: world.as.first, form: { slot } })).status).toBe(409);
    const sheet = await app.send(`${world.desk}?day=9999-12-31`, { as: world.as.board });
    expect(sheet.status).toBe(200);
    const counter = `${world.desk}/new?place=${world.place.id}&day=9999-12-31`;
    expect((await app.send(counter, { as: world.as.board })).status).toBe(200);
  });

  it('is refused beyond what a unit may have in a month', async () => {
    const world = await setUp({ place: { mostPerMonth: 1 } });
    expect((await ask(world, world.as.first)).status).toBe(303);
    const more = await ask({ ...world, slot: world.later }, world.as.first, 'Once more');
    expect(more.status).toBe(409);
    const html = await more.text();
    expect(html).toContain('already has 1 booking in that month');
    expect(html).toContain('Once more');
  });

  it('passes over who has enough when a time becomes free', async () => {
    const world = await setUp({ place: { mostPerMonth: 1 } });
    await ask(world, world.as.first);
    await ask(world, world.as.second);
    await ask(world, world.as.owner);
    expect((await ask({ ...world, slot: world.later }, world.as.second)).status).toBe(303);
    const booking = await bookingOf(world, world.people.first);
    await app.send(`${pathOf(world, booking)}?index`, { as: world.as.first, form: {} });
    expect(await bookingOf(world, world.people.owner)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('of several seats fills each once', async () => {
    const world = await setUp({ place: { capacity: 2 } });
    for (const who of ['first', 'second', 'owner'] as const) await ask(world, world.as[who]);
    expect(await bookingOf(world, world.people.second)).toMatchObject({ seat: 2 });
    expect(await bookingOf(world, world.people.owner)).toMatchObject({ state: 'WAITING' });
  });

  it('shows nobody but its person and the desk who has booked', async () => {
    const world = await setUp();
    await ask(world, world.as.first, 'Zzfor the office');
    const booking = await bookingOf(world, world.people.first);
    for (const who of ['second', 'owner', 'stranger', 'otherBoard'] as const) {
      const answer = await app.send(pathOf(world, booking), { as: world.as[who] });
      expect([403, 404]).toContain(answer.status);
    }
    const page = await app.send(`${world.hub}/${world.place.id}?day=${day}`, {
      as: world.as.second,
    });
    const html = await page.text();
    expect(html).toContain('taken – you would be on the waiting list');
    expect(html).not.toContain('Fay First');
    expect(html).not.toContain('Zzfor the office');
    const sheet = await app.send(`${world.desk}?day=${day}`, { as: world.as.board });
    expect(await sheet.text()).toContain('Fay First');
    const wall = await app.send(`${world.desk}?day=${day}&names=off`, { as: world.as.board });
    expect(await wall.text()).not.toContain('Fay First');
  });
});

describe('Rules 36: what a booking takes', () => {
  it('is a certificate that nobody but its person and the desk may open', async () => {
    const world = await setUp({ place: { needsCertificate: true, isConfirmedByHand: true } });
    await ask(world, world.as.first);
    const booking = await bookingOf(world, world.people.first);
    const path = `${pathOf(world, booking)}/certificate`;
    const file = new File(['%PDF-1.4\n%%EOF\n'], 'insurance.pdf', { type: 'application/pdf' });
    const send = (as: string) =>
      app.handle(multipart(`${path}?index`, { as, fields: [['upload', file]] }));
    expect((await send(world.as.second)).status).toBe(404);
    expect((await send(world.as.first)).status).toBe(303);
    for (const who of ['first', 'board'] as const) {
      const opened = await app.send(`${path}/file`, { as: world.as[who] });
      expect(opened.status).toBe(200);
      expect(opened.headers.get('Cache-Control')).toBe('private, no-store');
    }
    for (const who of ['second', 'otherBoard'] as const) {
      const refused = await app.send(`${path}/file`, { as: world.as[who] });
      expect([403, 404]).toContain(refused.status);
    }
    const page = await (await app.send(pathOf(world, booking), { as: world.as.first })).text();
    expect(page).toContain('See your certificate');
  });

  it('is the word of the office, where it confirms by hand', async () => {
    const world = await setUp({ place: { isConfirmedByHand: true } });
    await ask(world, world.as.first);
    const booking = await bookingOf(world, world.people.first);
    expect(booking.state).toBe('ASKED');
    const path = `${world.desk}/${booking.id}`;
    const decide = (as: string, form: Record<string, string>) => app.send(path, { as, form });
    for (const who of ['first', 'otherBoard', 'stranger'] as const) {
      expect((await decide(world.as[who], { intent: 'confirm' })).status).toBe(403);
    }
    const held = () => app.em().find(MailLetter, { user: world.people.board.id });
    expect(await held()).toMatchObject([{ kind: 'BOOKING_ASKED', state: 'HELD' }]);
    expect((await decide(world.as.board, { intent: 'refuse', reason: '' })).status).toBe(400);
    const reason = 'The elevator is being painted.';
    expect((await decide(world.as.board, { intent: 'refuse', reason })).status).toBe(303);
    const letters = await lettersTo(app.em(), world.people.first);
    expect(written(letters.at(-1)).text).toContain(reason);
    expect((await decide(world.as.board, { intent: 'confirm' })).status).toBe(409);
    // There is nothing to confirm any more.
    expect(await held()).toEqual([]);
  });

  it('of a board member is confirmed by somebody else while there is one', async () => {
    const world = await setUp({ place: { isConfirmedByHand: true } });
    const { em, community, people, as } = { em: app.em(), ...world };
    await ask(world, as.board);
    const booking = await bookingOf(world, people.board);
    const path = `${world.desk}/${booking.id}`;
    const confirm = (who: string) => app.send(path, { as: who, form: { intent: 'confirm' } });
    const other = makeUser(em, { name: 'Bo Board', role: 'BOARD' });
    const membership = makeMembership(em, other, community, { canModerate: true });
    await em.flush();
    expect((await confirm(as.board)).status).toBe(403);
    const refuse = { intent: 'refuse', reason: 'Mine.' };
    expect((await app.send(path, { as: as.board, form: refuse })).status).toBe(403);
    expect((await bookingOf(world, people.board)).state).toBe('ASKED');
    const page = await (await app.send(path, { as: as.board })).text();
    expect(page).toContain('Another moderator has to confirm it.');
    expect(page).not.toContain('Confirm booking');
    expect(page).not.toContain('Record key given out');
    const note = { intent: 'KEY_OUT' };
    expect((await app.send(path, { as: as.board, form: note })).status).toBe(403);
    // It waits for the other one alone.
    const asOther = await app.signIn(other);
    for (const [at, count] of [
      [world.desk, /1 booking to confirm/],
      [`/manage/${community.slug}`, /to confirm/i],
    ] as const) {
      const text = async (who: string) => (await app.send(at, { as: who })).text();
      expect(await text(as.board), at).not.toMatch(count);
      expect(await text(asOther), at).toMatch(count);
    }
    const own = await em.findOneOrFail(UserCommunity, { user: people.board.id, community });
    const counter = `${world.desk}/new?place=${world.place.id}&day=${day}&member=${own.id}`;
    const form = { slot: slotText(world.later) };
    expect((await app.send(counter, { as: as.board, form })).status).toBe(403);
    // Alone at the desk, they confirm it themselves.
    membership.canModerate = false;
    await em.flush();
    expect((await confirm(asOther)).status).toBe(403);
    expect((await confirm(as.board)).status).toBe(303);
    const confirmed = await bookingOf(world, people.board);
    expect(confirmed.state).toBe('CONFIRMED');
    // With another moderator again, that one sees to what has to come back.
    membership.canModerate = true;
    await em.flush();
    const keyIsOut = { keyOutAt: new Date(), state: 'CANCELLED' } as const;
    await em.nativeUpdate(Booking, { id: confirmed.id }, keyIsOut);
    const laterPage = await (await app.send(path, { as: as.board })).text();
    expect(laterPage).toContain('Another moderator records its certificate');
    const sheet = async (who: string) => (await app.send(world.desk, { as: who })).text();
    expect(await sheet(as.board)).not.toContain('key still out');
    expect(await sheet(asOther)).toContain('key still out');
  });

  it('is asked for, too, where somebody on the waiting list gets the time', async () => {
    const world = await setUp({ place: { isConfirmedByHand: true } });
    await ask(world, world.as.first);
    await ask(world, world.as.second);
    const booking = await bookingOf(world, world.people.first);
    const path = `${world.desk}/${booking.id}`;
    const form = { intent: 'refuse', reason: 'No movers.' };
    expect((await app.send(path, { as: world.as.board, form })).status).toBe(303);
    expect(await bookingOf(world, world.people.second)).toMatchObject({ state: 'ASKED' });
    const told = { user: world.people.board.id, kind: 'BOOKING_ASKED' };
    expect(await app.em().count(MailLetter, told)).toBe(1);
  });
});

describe('Rules 36: the desk', () => {
  it('writes down deposit, key and damage, a line in the log each', async () => {
    const world = await setUp({ place: { deposit: 30_000 } });
    await ask(world, world.as.first);
    const booking = await bookingOf(world, world.people.first);
    const note = (form: Record<string, string>) =>
      app.send(`${world.desk}/${booking.id}`, { as: world.as.board, form });
    expect((await note({ intent: 'DEPOSIT_RETURNED' })).status).toBe(409);
    for (const intent of ['DEPOSIT_HELD', 'KEY_OUT', 'KEY_IN', 'DEPOSIT_RETURNED']) {
      expect((await note({ intent })).status).toBe(303);
    }
    const nothing = await note({ intent: 'DAMAGE', damage: '' });
    expect(nothing.status).toBe(400);
    expect(await nothing.text()).toContain('Describe the damage.');
    expect((await note({ intent: 'DAMAGE', damage: 'A scratch' })).status).toBe(303);
    expect((await note({ intent: 'DEPOSIT_HELD', undo: 'yes' })).status).toBe(409);
    const lines = await app.em().find(ModerationEvent, { subjectId: booking.id, action: 'CHANGE' });
    expect(lines.map(({ toStatus }) => toStatus).sort()).toEqual(
      ['DAMAGE', 'DEPOSIT_HELD', 'DEPOSIT_RETURNED', 'KEY_IN', 'KEY_OUT'].sort(),
    );
    const log = await app.send(`/moderation/log?community=${world.community.id}`, {
      as: world.as.board,
    });
    expect(await log.text()).toContain('Deposit received');
  });

  it('books for somebody at the counter, whose time nobody else gets', async () => {
    const world = await setUp();
    const path = `${world.desk}/new?place=${world.place.id}&day=${day}`;
    const form = { slot: slotText(world.slot), name: 'Gus Guest', unit: '909' };
    expect((await app.send(path, { as: world.as.first, form })).status).toBe(403);
    expect((await app.send(path, { as: world.as.board, form })).status).toBe(303);
    const again = await app.send(path, { as: world.as.board, form });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('Gus Guest');
    await ask(world, world.as.first);
    expect(await bookingOf(world, world.people.first)).toMatchObject({ state: 'WAITING' });
  });

  it('books nothing there for a moderator or their unit while another moderates', async () => {
    const world = await setUp();
    const { em, community, as } = { em: app.em(), ...world };
    const other = makeUser(em, { name: 'Bo Board', role: 'BOARD' });
    const membership = makeMembership(em, other, community, { canModerate: true });
    await em.flush();
    const path = `${world.desk}/new?place=${world.place.id}&day=${day}`;
    const slot = slotText(world.slot);
    const book = (name: string, unit: string) =>
      app.send(path, { as: as.board, form: { slot, name, unit } });
    for (const [name, unit] of [
      ['BOARD, Béa', '909'],
      ['Gus Guest', 'Apt. 204'],
    ] as const) {
      const refused = await book(name, unit);
      expect(refused.status).toBe(403);
      const html = await refused.text();
      expect(html).toContain('or ask another moderator');
      expect(fieldValue(html, 'unit')).toBe(unit);
    }
    const json = { placeId: world.place.id, start: world.slot.start.toISOString() };
    const call = { ...json, name: 'Bea Board', unit: '909' };
    const called = await app.send(`${world.api}/bookings`, { as: as.board, json: call });
    expect(called.status).toBe(403);
    expect(await app.em().count(Booking, { place: world.place.id })).toBe(0);
    membership.canModerate = false;
    await em.flush();
    expect((await book('Bea Board', '204')).status).toBe(303);
  });

  it('books for no day whose times were not shown, and keeps who it is for', async () => {
    const world = await setUp();
    const path = `${world.desk}/new?place=${world.place.id}&day=${day}`;
    const other = addDays(day, 7);
    const form = {
      ...{ slot: slotText(world.slot), name: 'Gus Guest', unit: '909', words: 'A piano' },
      ...{ place: world.place.id, __shown__place: world.place.id, day: other, __shown__day: day },
    };
    const asked = await app.send(path, { as: world.as.board, form });
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain('You changed the day. Here are its times');
    expect(await app.em().count(Booking, { place: world.place.id })).toBe(0);
    for (const [name, value] of [
      ['name', 'Gus Guest'],
      ['unit', '909'],
      ['__shown__day', other],
    ])
      expect(fieldValue(html, name ?? '')).toBe(value);
    expect(html).toContain('A piano');
    const times = await app.send(path, { as: world.as.board, form: { ...form, intent: 'times' } });
    expect(times.status).toBe(200);
    expect(fieldValue(await times.text(), 'name')).toBe('Gus Guest');
    const past = { ...form, day: addDays(cityToday(), -2) };
    const none = await (await app.send(path, { as: world.as.board, form: past })).text();
    expect(none).toContain('You changed the day. There are no times on it');
    expect(none).not.toContain('Here are its times');
    const nowhere = { ...form, day, place: '' };
    const without = await app.send(path, { as: world.as.board, form: nowhere });
    expect(without.status).toBe(400);
    const kept = await without.text();
    expect(kept).toContain('Choose a place');
    expect(fieldValue(kept, 'name')).toBe('Gus Guest');
    const same = await app.send(path, { as: world.as.board, form: { ...form, day } });
    expect(same.status).toBe(303);
  });

  it('keeps the reasons and the damage that were typed beside another button', async () => {
    const world = await setUp({ place: { deposit: 30_000, isConfirmedByHand: true } });
    await ask(world, world.as.first);
    const booking = await bookingOf(world, world.people.first);
    const press = (form: Record<string, string>) =>
      app.send(`${world.desk}/${booking.id}`, { as: world.as.board, form });
    const held = await press({
      ...{ intent: 'DEPOSIT_HELD', damage: '', reason: 'No movers', cancelReason: 'A leak' },
    });
    expect(held.status).toBe(200);
    const html = await held.text();
    expect(html).toContain('Not saved yet: what you wrote in the other fields.');
    expect(/<textarea[^>]*name="reason"[^>]*>([^<]*)/.exec(html)?.[1]).toBe('No movers');
    expect(/<textarea[^>]*name="cancelReason"[^>]*>([^<]*)/.exec(html)?.[1]).toBe('A leak');
    expect((await bookingOf(world, world.people.first)).depositHeldAt).toBeInstanceOf(Date);
    const both = await press({ intent: 'confirm', reason: 'No movers' });
    expect(both.status).toBe(400);
    expect(await both.text()).toContain('You wrote a reason to decline');
    expect((await bookingOf(world, world.people.first)).state).toBe('ASKED');
    const gone = await press({ intent: 'cancel', cancelReason: 'A leak', reason: 'No movers' });
    expect(gone.status).toBe(200);
    const said = await gone.text();
    expect(said).toContain('no longer possible after this');
    expect(said).toContain('No movers');
    expect(said).not.toContain('Select its own button');
    expect((await bookingOf(world, world.people.first)).reason).toBe('A leak');
  });

  it('makes a place of a template, changes and closes it', async () => {
    const world = await setUp();
    const path = `${world.desk}/places/new?kind=GUEST_SUITE`;
    expect((await app.send(path, { as: world.as.first })).status).toBe(403);
    const html = await (await app.send(path, { as: world.as.board })).text();
    expect(html).toContain('value="Guest suite"');
    const typed = {
      ...{ kind: 'GUEST_SUITE', version: '0', nameEn: 'Suite 101', byNight: 'yes' },
      ...{ arrive: '3 PM', leave: '11:00', mostNights: '3', capacity: '1', bookers: 'EVERYONE' },
      ...{ aheadDays: '90', leadHours: '0', cancelHours: '24', confirms: 'NOW', deposit: '100' },
    };
    const form = new URLSearchParams(typed);
    expect((await app.send(path, { as: world.as.board, form })).status).toBe(400);
    for (const night of ['5', '6', '7']) form.append('nights', night);
    form.set('deposit', 'a hundred');
    const unclear = await app.send(path, { as: world.as.board, form });
    expect(unclear.status).toBe(400);
    expect(await unclear.text()).toContain('Enter the deposit in dollars, like 250 or 250.50');
    form.set('deposit', '100');
    expect((await app.send(path, { as: world.as.board, form })).status).toBe(303);
    const place = await app.em().findOneOrFail(BookablePlace, { name: 'Suite 101' });
    expect(place).toMatchObject({ mostNights: 3, deposit: 10_000 });
    expect(place.times).toHaveLength(3);
    const own = `${world.desk}/places/${place.id}`;
    form.set('version', '1');
    form.set('nameEn', 'Suite 102');
    expect((await app.send(`${own}?index`, { as: world.as.board, form })).status).toBe(303);
    const stale = await app.send(`${own}?index`, { as: world.as.board, form });
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain('name="version" value="2"');
    form.set('leave', '10:00');
    const compared = await (await app.send(`${own}?index`, { as: world.as.board, form })).text();
    const sides = compared.matchAll(/<d[td][^>]*>(?:<span[^>]*>)?([^<]+)/g);
    expect([...sides].map(([, words]) => words)).toEqual([
      ...['Saved version', '11:00'],
      ...['Your version', '10:00'],
    ]);
    const close = () => app.send(`${own}/close`, { as: world.as.board, form: { to: 'closed' } });
    expect((await close()).status).toBe(303);
    // Closing it again, from a page that is old, doesn't open it.
    expect((await close()).status).toBe(303);
    expect((await app.send(`${world.hub}/${place.id}`, { as: world.as.first })).status).toBe(404);
  });

  it('gives a place a picture, which those see who see the place', async () => {
    const world = await setUp();
    const own = `${world.desk}/places/${world.place.id}?index`;
    const fields: [string, string | File][] = [
      ['kind', 'ELEVATOR'],
      ['nameEn', 'Elevator B'],
      ['mon', '9:00–13:00'],
      ...(['capacity', 'aheadDays', 'leadHours', 'cancelHours'] as const).map(
        (name): [string, string] => [name, '1'],
      ),
      ['bookers', 'EVERYONE'],
      ['confirms', 'NOW'],
    ];
    const save = (version: number, ...more: [string, string | File][]) =>
      app.handle(
        multipart(own, {
          as: world.as.board,
          fields: [...fields, ['version', String(version)], ...more],
        }),
      );
    const saved = async () => app.em().findOneOrFail(BookablePlace, { id: world.place.id });
    const picture = await pictureFile();
    expect((await save(1, ['photos', picture], ['photos', picture])).status).toBe(400);
    expect((await save(1, ['photos', picture])).status).toBe(303);
    const { image } = await saved();
    const statuses = async () =>
      Promise.all(
        [world.as.board, world.as.first, world.as.stranger, world.as.otherBoard, undefined].map(
          async (as) => (await app.send(image ?? '', { as })).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 404, 404, 404]);
    const page = await (
      await app.send(`${world.hub}/${world.place.id}`, { as: world.as.first })
    ).text();
    expect(page).toContain(`src="${image ?? ''}"`);
    // Saving the form again keeps it; ticking it takes it away.
    expect((await save(2, ['images[0]', image ?? ''])).status).toBe(303);
    expect((await saved()).image).toBe(image);
    const taken: [string, string][] = [
      ['images[0]', image ?? ''],
      ['removeImages', image ?? ''],
    ];
    expect((await save(3, ...taken)).status).toBe(303);
    expect((await saved()).image).toBeNull();
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
  });

  it('has the days as a calendar at a secret address, until it is turned off', async () => {
    const world = await setUp();
    await ask(world, world.as.first, 'Zzfor the office');
    const turn = (intent: string) =>
      app.send(`${world.desk}/feed`, { as: world.as.board, form: { intent } });
    await turn('make');
    const page = await (await app.send(`${world.desk}/feed`, { as: world.as.board })).text();
    const [, address = ''] = /value="http:\/\/[^/]+(\/day-sheet\/[^"]+)"/.exec(page) ?? [];
    const text = (await (await app.send(address)).text()).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Elevator for a move\\, unit 201');
    expect(text).toContain('Fay First');
    expect(text).not.toContain('Zzfor the office');
    await turn('off');
    expect((await app.send(address)).status).toBe(404);
  });
});

describe('Rules 36: by program', () => {
  it('lists what is free, books, lists and cancels, for who may', async () => {
    const world = await setUp();
    const { api, as, slot, place } = world;
    expect((await app.send(`${api}/bookable`)).status).toBe(401);
    expect((await app.send(`${api}/bookable`, { as: as.stranger })).status).toBe(403);
    const list = `${api}/bookable?from=${day}&to=${day}`;
    const read = async () => (await (await app.send(list, { as: as.first })).json()) as unknown;
    const times = (free: number) => [
      {
        ...{ id: place.id, name: 'Elevator for a move', kind: 'ELEVATOR' },
        slots: [
          { start: slot.start.toISOString(), end: slot.end.toISOString(), free },
          expect.objectContaining({ free: 1 }) as object,
        ],
      },
    ];
    expect(await read()).toEqual(times(1));
    const json = { placeId: place.id, start: slot.start.toISOString() };
    const post = (who: keyof typeof as, more = {}) =>
      app.send(`${api}/bookings`, { as: as[who], json: { ...json, ...more } });
    expect((await post('otherBoard')).status).toBe(403);
    const made = (await (await post('first')).json()) as { id: string; state: string };
    expect(made.state).toBe('CONFIRMED');
    expect(await (await post('second')).json()).toMatchObject({ state: 'WAITING', position: 1 });
    expect(await read()).toEqual(times(0));
    const everyone = `${api}/bookings?of=everyone`;
    expect((await app.send(everyone, { as: as.first })).status).toBe(403);
    expect(await (await app.send(everyone, { as: as.board })).json()).toHaveLength(2);
    expect(await (await app.send(`${api}/bookings`, { as: as.first })).json()).toHaveLength(1);
    const own = `${api}/bookings/${made.id}`;
    expect((await app.send(own, { method: 'DELETE', as: as.second })).status).toBe(404);
    expect((await app.send(own, { method: 'DELETE', as: as.first })).status).toBe(204);
    expect((await app.send(own, { method: 'DELETE', as: as.first })).status).toBe(204);
    expect(await bookingOf(world, world.people.second)).toMatchObject({ state: 'CONFIRMED' });
    const guest = { name: 'Gus', unit: '909', start: world.later.start.toISOString() };
    expect((await post('first', guest)).status).toBe(403);
    expect((await post('board', guest)).status).toBe(201);
    const far = await app.send(`${api}/bookable?from=2026-01-01&to=2026-12-31`, { as: as.first });
    expect(far.status).toBe(400);
  });
});

describe('Rules 36: what is kept', () => {
  it('leaves with its person, except the elevator for their move', async () => {
    const world = await setUp();
    const em = app.em();
    const room = makePlace(em, world.community, { kind: 'PARTY_ROOM', name: 'Party room' });
    await em.flush();
    await ask(world, world.as.first);
    await ask({ ...world, place: room }, world.as.first);
    await ask({ ...world, place: room }, world.as.second);
    await em.execute(
      `update user_communities set state = 'ENDED', ended_at = now() where user_id = ?`,
      [world.people.first.id],
    );
    await app.runDueJobs('free-bookings');
    expect(await bookingOf(world, world.people.first)).toMatchObject({ state: 'CONFIRMED' });
    const rows = await app.em().find(Booking, { place: room.id });
    expect(rows.map(({ state }) => state).sort()).toEqual(['CANCELLED', 'CONFIRMED']);
  });

  it('forgets who and what was said two years after the end', async () => {
    const world = await setUp();
    await ask(world, world.as.first, 'Zzpersonal');
    const { id } = await bookingOf(world, world.people.first);
    await app
      .em()
      .execute(
        `update bookings set starts_at = now() - interval '2 years 2 days', ends_at = now() - interval '2 years 1 day' where id = ?`,
        [id],
      );
    await app.runDueJobs('sweep-bookings');
    const kept = await app.em().findOneOrFail(Booking, { id });
    expect(kept).toMatchObject({ user: null, words: null, unitLabel: '201', state: 'CONFIRMED' });
  });
});
