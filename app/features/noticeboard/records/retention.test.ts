import { expect, it } from 'vitest';
import { suggestedRetention } from './retention.ts';

it('suggests seven years for financial records and no end for minutes (rules 20.4)', () => {
  expect(suggestedRetention('BUDGET', '2026-01-31')).toBe('2033-01-31');
  expect(suggestedRetention('AUDIT', '2024-02-29')).toBe('2031-03-01');
  expect(suggestedRetention('BOARD_MINUTES', '2026-01-31')).toBeNull();
  expect(suggestedRetention('CUSTOM', '2026-01-31')).toBeNull();
});
