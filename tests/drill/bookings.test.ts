import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { Booking, type User } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makePlace, makeUser } from '#db/factories/index.ts';
import { slotsOn } from '#app/features/building/bookings/slots/slots.server.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { recordDrill } from '#tests/setup/drills.ts';

const app = testApp();
const families = 200;

describe('200 families who ask for one Saturday at the same moment', () => {
  it('one has it, and the others are in line in the order in which they were heard', async () => {
    const { place, people, slot, path } = await makeBuilding();
    const cookies = await Promise.all(people.map((person) => app.signIn(person)));
    let again = 0;
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    const answers = await Promise.all(
      cookies.map(async (as, index) => {
        const json = { placeId: place.id, start: slot.start.toISOString() };
        const headers = { 'Idempotency-Key': `family-${index}` };
        let response = await app.send(path, { as, json, headers });
        // With more people than connections, a slow machine may ask some to come back in a moment.
        while (response.status === 503) {
          again += 1;
          await sleep(1000);
          response = await app.send(path, { as, json, headers });
        }
        return { status: response.status, ...((await response.json()) as { state: string }) };
      }),
    );
    expect(log.mock.calls.length > 0).toBe(again > 0);
    log.mockReset();
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(answers.filter(({ state }) => state === 'CONFIRMED')).toHaveLength(1);
    expect(answers.filter(({ state }) => state === 'WAITING')).toHaveLength(families - 1);
    const rows = await app.em().find(Booking, { place: place.id });
    const tickets = rows.flatMap(({ ticket }) => ticket ?? []).sort((one, other) => one - other);
    expect(tickets).toEqual(Array.from({ length: families - 1 }, (_, index) => index + 1));
    // Who drew a lower number was written down no later.
    const inLine = rows
      .filter(({ ticket }) => ticket !== null && ticket !== undefined)
      .sort((one, other) => (one.ticket ?? 0) - (other.ticket ?? 0));
    const times = inLine.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));

    // As each one cancels, the next in line has it, and nobody else ever has it as well.
    for (let turn = 0; turn < 10; turn++) {
      const [holder, ...more] = await app
        .em()
        .find(Booking, { place: place.id, state: 'CONFIRMED' });
      expect(more).toEqual([]);
      const expected = inLine[turn];
      const as = cookies[people.findIndex(({ id }) => id === holder?.user?.id)];
      const response = await app.send(`${path}/${holder?.id ?? ''}`, { method: 'DELETE', as });
      expect(response.status).toBe(204);
      const after = await app.em().findOneOrFail(Booking, { id: expected?.id ?? '' });
      expect(after).toMatchObject({ state: 'CONFIRMED', seat: 1 });
    }
    recordDrill('bookings at once', {
      families,
      'had it': 1,
      'in line, in order': inLine.length,
      answered: answers.length,
      'asked to come back': again,
    });
  });

  it('and no two rows can hold one seat, whatever writes them', async () => {
    const { place, people, slot } = await makeBuilding(2);
    const row = (person: User | undefined) => ({
      ...{ id: crypto.randomUUID(), community: place.community.id, place: place.id },
      ...{ user: person?.id ?? null, unitLabel: '1', unitKey: '1', seat: 1 },
      ...{ startsAt: slot.start, endsAt: slot.end, state: 'CONFIRMED' as const, version: 1 },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    });
    const em = app.em();
    await em.insert(Booking, row(people[0]));
    const later = {
      startsAt: new Date(slot.end.getTime() - 60_000),
      endsAt: new Date(slot.end.getTime() + 60_000),
    };
    await expect(em.insert(Booking, row(people[1]))).rejects.toThrow(/bookings_one_at_a_time/);
    await expect(em.insert(Booking, { ...row(people[1]), ...later })).rejects.toThrow(
      /bookings_one_at_a_time/,
    );
    await em.insert(Booking, { ...row(people[1]), seat: 2 });
    await em.insert(Booking, { ...row(people[1]), state: 'CANCELLED' });
    await em.insert(Booking, { ...row(people[1]), startsAt: slot.end, endsAt: later.endsAt });
  });
});

/** A building with an elevator, and people who all want it on one day. */
async function makeBuilding(count = families) {
  const em = app.em();
  const community = makeCommunity(em, { takesBookings: true });
  const place = makePlace(em, community);
  const people = Array.from({ length: count }, (_, index) => {
    const person = makeUser(em, { name: `Family ${index + 1}` });
    makeMembership(em, person, community, { condoUnit: String(100 + index) });
    return person;
  });
  await em.flush();
  const [slot] = slotsOn({ ...place, mostNights: null }, addDays(cityToday(), 12));
  if (!slot) throw new Error('The elevator has no times.');
  return { place, people, slot, path: `/api/communities/${community.slug}/bookings` };
}
