import { describe, expect, it } from 'vitest';
import { addMonths, dueOn } from './duties.ts';

const year = { endsOn: '2026-12-31', meetingOn: '2027-04-20' };

describe('the board’s year (rules 37.6)', () => {
  it('counts from the end of the fiscal year and from the meeting', () => {
    expect(dueOn('INFORMATION_Q1', year)).toBe('2026-05-30');
    expect(dueOn('INFORMATION_Q3', year)).toBe('2026-11-29');
    expect(dueOn('MEETING_NOTICE', year)).toBe('2027-04-05');
    expect(dueOn('PRELIMINARY_NOTICE', year)).toBe('2027-03-16');
    expect(dueOn('BALLOTS', year)).toBe('2027-07-19');
    expect(dueOn('RECORDS_REQUEST', year, '2026-02-10')).toBe('2026-03-12');
  });

  it('has no day for what counts from a meeting that nobody set', () => {
    const without = { ...year, meetingOn: null };
    expect(dueOn('MEETING_NOTICE', without)).toBeNull();
    expect(dueOn('PRELIMINARY_NOTICE', without)).toBeNull();
    expect(dueOn('BALLOTS', without)).toBeNull();
    expect(dueOn('INFORMATION_Q1', without)).toBe('2026-05-30');
  });

  it.each([
    ['2026-06-30', '2025-11-29', '2026-05-30'],
    ['2026-03-31', '2025-08-29', '2026-03-01'],
    ['2028-02-29', '2027-07-30', '2028-01-29'],
    ['2026-10-15', '2026-03-16', '2026-09-13'],
  ])('for a year that ends on %s', (endsOn, first, third) => {
    const days = { endsOn, meetingOn: null };
    expect(dueOn('INFORMATION_Q1', days)).toBe(first);
    expect(dueOn('INFORMATION_Q3', days)).toBe(third);
  });

  it('keeps the last day of a month the last', () => {
    expect(addMonths('2026-02-28', 3)).toBe('2026-05-31');
    expect(addMonths('2026-05-31', -3)).toBe('2026-02-28');
    expect(addMonths('2026-01-30', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 3)).toBe('2027-03-15');
  });
});
