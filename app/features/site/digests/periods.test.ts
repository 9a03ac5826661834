import { describe, expect, it } from 'vitest';
import { periodAt } from './periods.ts';

const nothing = { last: null, lastWeekly: null };
const ran = (at: string) => ({ period: at.slice(0, 10), endsAt: new Date(at) });

describe('which digest is due (rules 25.3)', () => {
  it('is that of the last seven o’clock in Ottawa, weekly on Mondays', () => {
    // 2026-11-23 is a Monday; Ottawa is five hours behind UTC.
    expect(periodAt(new Date('2026-11-23T12:00:00Z'), nothing)).toEqual({
      period: '2026-11-23',
      isWeekly: true,
      dailySince: new Date('2026-11-22T12:00:00Z'),
      weeklySince: new Date('2026-11-16T12:00:00Z'),
    });
    expect(periodAt(new Date('2026-11-23T11:59:00Z'), nothing)).toMatchObject({
      period: '2026-11-22',
      isWeekly: false,
    });
    // In summer, four hours.
    expect(periodAt(new Date('2026-07-06T11:00:00Z'), nothing)).toMatchObject({
      period: '2026-07-06',
      isWeekly: true,
    });
  });

  it('goes on where the one before ended, for a month at most', () => {
    const last = ran('2026-11-20T12:00:30Z');
    const lastWeekly = ran('2026-09-07T11:00:00Z');
    expect(periodAt(new Date('2026-11-23T12:00:00Z'), { last, lastWeekly })).toMatchObject({
      dailySince: last.endsAt,
      weeklySince: new Date('2026-10-23T12:00:00Z'),
    });
  });

  it('makes up on another day for a Monday on which nothing ran, once', () => {
    const tuesday = new Date('2026-11-24T12:00:00Z');
    const lastWeekly = ran('2026-11-16T12:00:00Z');
    expect(periodAt(tuesday, { last: lastWeekly, lastWeekly })).toMatchObject({
      period: '2026-11-24',
      isWeekly: true,
      weeklySince: lastWeekly.endsAt,
    });
    const made = ran('2026-11-24T12:00:00Z');
    const wednesday = new Date('2026-11-25T12:00:00Z');
    expect(periodAt(wednesday, { last: made, lastWeekly: made }).isWeekly).toBe(false);
  });
});
