import { expect, it } from 'vitest';
import { roleChangeIn } from './role-change.ts';

const line = (from: string | null, to: string, snapshot = {}) =>
  ({ subject: 'ROLE', action: 'GRANT', from, to, snapshot }) as const;

it('reads what became of a role from a line of the log, old or new (rules 3.10)', () => {
  expect(roleChangeIn(line('RESIDENT', 'BOARD', { moderates: true }))).toEqual({
    way: 'CHANGED',
    from: 'RESIDENT',
    to: 'BOARD',
  });
  const wayOf = (...given: Parameters<typeof line>) => roleChangeIn(line(...given))?.way;
  expect(wayOf(null, 'ADMIN')).toBe('GIVEN');
  expect(wayOf('KING', 'ADMIN')).toBe('GIVEN');
  expect(wayOf('BOARD', 'KING')).toBe('OTHER');
  expect(wayOf('BOARD', 'BOARD', { moderates: true })).toBe('MODERATES');
  expect(wayOf('BOARD', 'BOARD', { moderates: false })).toBe('NO_LONGER_MODERATES');
  expect(wayOf('RESIDENT', 'RESIDENT', { moderates: 'yes' })).toBe('OTHER');
  const role = line('BOARD', 'BOARD');
  expect(roleChangeIn({ ...role, action: 'SCHEDULE' })?.way).toBe('HANDOVER');
  expect(roleChangeIn({ ...role, action: 'UNDO' })?.way).toBe('HANDOVER_CANCELLED');
  expect(roleChangeIn({ ...role, action: 'CHANGE' })).toBeNull();
  expect(roleChangeIn({ ...role, subject: 'LISTING' })).toBeNull();
});
