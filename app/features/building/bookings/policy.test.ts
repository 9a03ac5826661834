import { describe, expect, it } from 'vitest';
import type { Tenure } from '#db/enums.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { canBook, cancelUntil, canCancel, canSeeBooking, type BookingFacts } from './policy.ts';

const here = 'here';
const hour = 60 * 60 * 1000;
const now = new Date('2026-12-01T15:00:00Z');

function person(
  id: string,
  {
    role = 'RESIDENT',
    tenure = null,
    lives = here,
    moderates = false,
  }: {
    role?: Actor['role'];
    tenure?: Tenure | null;
    lives?: string | null;
    moderates?: boolean;
  } = {},
): Actor {
  return {
    ...{ id, name: id, email: `${id}@mail.example`, isConfirmed: true, phone: null, image: null },
    ...{ role, language: null, waiting: [], showsEmail: false, lacksSecondStep: false },
    isLeaving: false,
    memberships:
      lives === null
        ? []
        : [
            {
              ...{ id: 'm', communityId: lives, condoUnit: '305', isPrimary: true, position: 0 },
              ...{ canModerate: moderates, tenure, furtherUnits: [], hasEmergency: false },
              community: { name: 'Here', slug: 'here' },
            },
          ],
  };
}

const resident = person('resident');
const neighbour = person('neighbour');
const owner = person('owner', { tenure: 'OWNER' });
const outsider = person('outsider', { lives: 'elsewhere' });
const board = person('board', { role: 'BOARD', moderates: true });
const otherBoard = person('other', { role: 'BOARD', moderates: true, lives: 'elsewhere' });
const admin = person('admin', { role: 'ADMIN', lives: null });

const booking = (given: Partial<BookingFacts> = {}): BookingFacts => ({
  communityId: here,
  userId: 'resident',
  state: 'CONFIRMED',
  startsAt: new Date(now.getTime() + 72 * hour),
  endsAt: new Date(now.getTime() + 76 * hour),
  cancelHours: 48,
  createdAt: new Date(now.getTime() - 240 * hour),
  placedAt: null,
  ...given,
});

describe('Rules 36: who may book a place', () => {
  const place = { communityId: here, bookers: 'EVERYONE' as const };
  const forOwners = { communityId: here, bookers: 'OWNERS' as const };

  it('nobody but members', () => {
    expect([null, outsider, otherBoard, admin].map((one) => canBook(one, place))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([resident, owner, board].map((one) => canBook(one, place))).toEqual([true, true, true]);
  });

  it('with a place for owners, nobody but those whom the board knows as owners', () => {
    expect([resident, board].map((one) => canBook(one, forOwners))).toEqual([false, false]);
    expect(canBook(owner, forOwners)).toBe(true);
  });
});

describe('Rules 36: who may see a booking', () => {
  it('nobody but its person and the desk', () => {
    expect(
      [null, neighbour, owner, outsider, otherBoard].map((one) =>
        canSeeBooking(one, booking(), now),
      ),
    ).toEqual([false, false, false, false, false]);
    expect([resident, board, admin].map((one) => canSeeBooking(one, booking(), now))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('its person until it is over, once they have left', () => {
    const left = person('resident', { lives: 'elsewhere' });
    expect(canSeeBooking(left, booking(), now)).toBe(true);
    expect(canCancel(left, booking(), now)).toBe(true);
    const over = booking({ endsAt: now });
    expect([left, resident].map((one) => canSeeBooking(one, over, now))).toEqual([false, true]);
  });

  it('nobody else who has left', () => {
    const left = person('neighbour', { lives: 'elsewhere' });
    expect(canSeeBooking(left, booking(), now)).toBe(false);
    expect(canCancel(left, booking(), now)).toBe(false);
  });

  it('that of somebody without an account: the desk alone', () => {
    expect(canSeeBooking(resident, booking({ userId: null }), now)).toBe(false);
    expect(canSeeBooking(board, booking({ userId: null }), now)).toBe(true);
  });
});

describe('Rules 36: who may cancel a booking', () => {
  it('nobody but its person and the desk', () => {
    expect(
      [null, neighbour, outsider, otherBoard].map((one) => canCancel(one, booking(), now)),
    ).toEqual([false, false, false, false]);
    expect([resident, board].map((one) => canCancel(one, booking(), now))).toEqual([true, true]);
  });

  it('its person until the hour that the desk set, the desk until it is over', () => {
    const soon = booking({ startsAt: new Date(now.getTime() + 47 * hour) });
    expect([resident, board].map((one) => canCancel(one, soon, now))).toEqual([false, true]);
    const over = booking({
      startsAt: new Date(now.getTime() - 5 * hour),
      endsAt: new Date(now.getTime() - hour),
    });
    expect([resident, board].map((one) => canCancel(one, over, now))).toEqual([false, false]);
  });

  it('its person until it starts, where they got it after that hour', () => {
    const startsAt = new Date(now.getTime() + hour);
    const late = new Date(now.getTime() - hour);
    for (const got of [{ createdAt: late }, { placedAt: late }]) {
      expect(cancelUntil(booking({ startsAt, ...got }))).toEqual(startsAt);
      expect(canCancel(resident, booking({ startsAt, ...got }), now)).toBe(true);
    }
    const begun = booking({ startsAt: new Date(now.getTime() - 1), createdAt: late });
    expect(canCancel(resident, begun, now)).toBe(false);
    const early = new Date(startsAt.getTime() - 49 * hour);
    const inTime = booking({ startsAt, placedAt: early });
    expect(cancelUntil(inTime)).toEqual(new Date(startsAt.getTime() - 48 * hour));
    expect(canCancel(resident, inTime, now)).toBe(false);
  });

  it('a place in line until it starts', () => {
    const soon = booking({ state: 'WAITING', startsAt: new Date(now.getTime() + hour) });
    expect(canCancel(resident, soon, now)).toBe(true);
  });

  it.each(['REFUSED', 'CANCELLED'] as const)('nobody one that is %s', (state) => {
    expect([resident, board].map((one) => canCancel(one, booking({ state }), now))).toEqual([
      false,
      false,
    ]);
  });
});
