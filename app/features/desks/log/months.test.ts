import { expect, it } from 'vitest';
import { monthsUntil, wholeMonth } from './months.ts';

it('knows the months as Ottawa has them, across years too', () => {
  // Still December 31 in Ottawa.
  expect(monthsUntil(new Date('2027-01-01T03:00:00Z'))).toEqual({
    thisMonth: { from: '2026-12-01', to: '2026-12-31' },
    lastMonth: { from: '2026-11-01', to: '2026-11-30' },
  });
  expect(monthsUntil(new Date('2027-01-15T12:00:00Z')).lastMonth).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});

it('knows a period that is one whole month', () => {
  expect(wholeMonth('2026-02-01', '2026-02-28')).toEqual({ year: 2026, month: 2 });
  for (const [from, to] of [
    ['2026-02-01', '2026-02-27'],
    ['2026-02-02', '2026-02-28'],
    ['2026-02-01', undefined],
    [undefined, undefined],
  ]) {
    expect(wholeMonth(from, to)).toBeNull();
  }
});
