import { expect, it } from 'vitest';
import { whatHappened } from './what-happened.ts';

type Line = Parameters<typeof whatHappened>[0];

const line = (subject: Line['subject'], action: Line['action'], more: Partial<Line> = {}) =>
  whatHappened({ subject, action, to: '', role: null, ...more });

it('names what a line of the log says, by its own words where what was done has another meaning there', () => {
  expect(line('LISTING', 'APPROVE')).toEqual({ key: 'actions.APPROVE' });
  expect(line('LISTING', 'UNDO')).toEqual({ key: 'decisionUndone' });
  expect(line('MEMBER', 'UNDO')).toEqual({ key: 'actions.UNDO' });
  expect(line('REPORT', 'UPHOLD')).toEqual({ key: 'reportUpheld' });
  expect(line('LISTING', 'UPHOLD')).toEqual({ key: 'actions.UPHOLD' });
  expect(line('REQUEST', 'SUBMIT')).toEqual({ key: 'requestSent' });
  expect(line('REQUEST', 'REOPEN')).toEqual({ key: 'requestReopened' });
  expect(line('NOTICE', 'END')).toEqual({ key: 'emergencyOver' });
  expect(line('MEMBER', 'REOPEN')).toEqual({ key: 'actions.REOPEN' });
  expect(line('BOOKING', 'CHANGE', { to: 'KEY_OUT' })).toEqual({ key: 'bookings.KEY_OUT' });
});

it('names the roles of a change, where it has them', () => {
  const role = (change: Line['role']) => line('ROLE', 'GRANT', { role: change });
  expect(role({ way: 'GIVEN', to: 'BOARD' })).toEqual({ key: 'roleChanges.GIVEN', to: 'BOARD' });
  expect(role({ way: 'CHANGED', from: 'BOARD', to: 'RESIDENT' })).toEqual({
    key: 'roleChanges.CHANGED',
    ...{ from: 'BOARD', to: 'RESIDENT' },
  });
  expect(role({ way: 'HANDOVER' })).toEqual({ key: 'roleChanges.HANDOVER' });
});
