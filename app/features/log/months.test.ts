import { expect, it } from 'vitest';
import { monthsUntil } from './months.ts';

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
