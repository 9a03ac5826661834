import { describe, expect, it } from 'vitest';
import { freeSeat, freeSeats } from './seats.ts';
import {
  monthAround,
  offeredDays,
  offeredOn,
  slotAmong,
  slotsOn,
  weekdayOf,
  type SlotRules,
} from './slots.server.ts';

const place = (given: Partial<SlotRules> = {}): SlotRules => ({
  times: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, from: '13:00', until: '17:00' },
    { weekday, from: '09:00', until: '13:00' },
  ]),
  mostNights: null,
  aheadDays: 30,
  leadHours: 0,
  closedDays: [],
  ...given,
});

const nights = place({
  times: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '15:00', until: '11:00' })),
  mostNights: 3,
});

const texts = (slots: { start: Date; end: Date }[]) =>
  slots.map(({ start, end }) => `${start.toISOString()} ${end.toISOString()}`);

describe('Rules 36: the times of a place', () => {
  it('are those of the weekday, on Ottawa’s clocks, the first first', () => {
    expect(weekdayOf('2026-12-05')).toBe(6);
    expect(texts(slotsOn(place(), '2026-12-05'))).toEqual([
      '2026-12-05T14:00:00.000Z 2026-12-05T18:00:00.000Z',
      '2026-12-05T18:00:00.000Z 2026-12-05T22:00:00.000Z',
    ]);
    const mondays = place({ times: [{ weekday: 1, from: '09:00', until: '12:00' }] });
    expect(slotsOn(mondays, '2026-12-05')).toEqual([]);
  });

  it('are right on the days on which the clocks change', () => {
    expect(texts(slotsOn(place(), '2027-03-14'))[0]).toBe(
      '2027-03-14T13:00:00.000Z 2027-03-14T17:00:00.000Z',
    );
    expect(texts(slotsOn(place(), '2027-11-07'))[0]).toBe(
      '2027-11-07T14:00:00.000Z 2027-11-07T18:00:00.000Z',
    );
    const early = place({ times: [{ weekday: 7, from: '02:00', until: '04:00' }] });
    // Clocks go from 2 to 3 that night.
    expect(texts(slotsOn(early, '2027-03-14'))).toEqual([
      '2027-03-14T07:00:00.000Z 2027-03-14T08:00:00.000Z',
    ]);
    const gone = place({ times: [{ weekday: 7, from: '02:00', until: '03:00' }] });
    expect(slotsOn(gone, '2027-03-14')).toEqual([]);
  });

  it('may end on the next day', () => {
    const late = place({ times: [{ weekday: 6, from: '18:00', until: '01:00' }] });
    expect(texts(slotsOn(late, '2026-12-05'))).toEqual([
      '2026-12-05T23:00:00.000Z 2026-12-06T06:00:00.000Z',
    ]);
  });

  it('are stays of one night, of two and of three where each night can be had', () => {
    expect(slotsOn(nights, '2026-12-05').map((slot) => slot.nights)).toEqual([1, 2, 3]);
    expect(texts(slotsOn(nights, '2026-12-05'))[1]).toBe(
      '2026-12-05T20:00:00.000Z 2026-12-07T16:00:00.000Z',
    );
    const closed = { ...nights, closedDays: ['2026-12-07'] };
    expect(slotsOn(closed, '2026-12-05').map((slot) => slot.nights)).toEqual([1, 2]);
    expect(slotsOn(closed, '2026-12-07')).toEqual([]);
  });

  it('can be booked neither too late, nor too early, nor on a day that is closed', () => {
    const now = new Date('2026-12-05T16:00:00Z');
    expect(texts(offeredOn(place(), '2026-12-05', now))).toEqual([
      '2026-12-05T18:00:00.000Z 2026-12-05T22:00:00.000Z',
    ]);
    expect(offeredOn(place({ leadHours: 3 }), '2026-12-05', now)).toEqual([]);
    expect(offeredOn(place({ aheadDays: 2 }), '2026-12-07', now)).toHaveLength(2);
    expect(offeredOn(place({ aheadDays: 2 }), '2026-12-08', now)).toEqual([]);
    const days = offeredDays(place({ aheadDays: 3, closedDays: ['2026-12-07'] }), now);
    expect(days.map(({ day }) => day)).toEqual(['2026-12-05', '2026-12-06', '2026-12-08']);
  });

  it('are found by their start, and their end where several begin together', () => {
    const slots = slotsOn(nights, '2026-12-05');
    const start = new Date('2026-12-05T20:00:00Z');
    expect(slotAmong(slots, { start, end: null })?.nights).toBe(1);
    expect(slotAmong(slots, { start, end: new Date('2026-12-07T16:00:00Z') })?.nights).toBe(2);
    expect(slotAmong(slots, { start, end: new Date('2026-12-07T17:00:00Z') })).toBeNull();
  });

  it('belong to the month in Ottawa', () => {
    expect(monthAround(new Date('2026-12-01T03:00:00Z'))).toEqual({
      from: new Date('2026-11-01T04:00:00Z'),
      until: new Date('2026-12-01T05:00:00Z'),
    });
  });
});

describe('Rules 36: the seats of a place', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour));
  const span = { start: at(9), end: at(13) };
  const taken = (seat: number, from: number, until: number) => ({
    seat,
    startsAt: at(from),
    endsAt: at(until),
  });

  it('are free where nobody has them for a part of the time', () => {
    expect(freeSeat(1, [], span)).toBe(1);
    expect(freeSeat(1, [taken(1, 13, 17), taken(1, 5, 9)], span)).toBe(1);
    expect(freeSeat(1, [taken(1, 12, 14)], span)).toBeNull();
    expect(freeSeat(2, [taken(1, 9, 13)], span)).toBe(2);
  });

  it('are counted, also where a place has fewer than it had', () => {
    expect(freeSeats(3, [taken(2, 9, 13), taken(3, 10, 11)], span)).toBe(1);
    expect(freeSeats(1, [taken(2, 9, 13)], span)).toBe(0);
    expect(freeSeat(1, [taken(2, 9, 13)], span)).toBeNull();
    expect(freeSeat(3, [taken(3, 9, 13), taken(4, 9, 13)], span)).toBe(1);
    expect(freeSeats(1, [taken(1, 9, 13), taken(2, 9, 13)], span)).toBe(0);
  });
});
