import { describe, expect, it } from 'vitest';
import { canTakeOver, successorStateOf, type Membership } from './successor-state.ts';

const row: Membership = {
  state: 'CONFIRMED',
  isPastLastDay: false,
  endsOn: null,
  wasConfirmed: true,
  wasDecided: true,
};

describe('who may take a community over (rules 18.3)', () => {
  it.each([
    ['nobody of it', null, 'newcomer', true],
    ['a member', row, 'member', true],
    ['a member with a last day', { ...row, endsOn: '2031-05-01' }, 'leaving', false],
    [
      'a member whose last day is over',
      { ...row, endsOn: '2021-05-01', isPastLastDay: true },
      'newcomer',
      true,
    ],
    ['somebody who waits', { ...row, state: 'WAITING' }, 'waiting', false],
    ['somebody who is invited', { ...row, state: 'INVITED' }, 'waiting', false],
    ['somebody refused', { ...row, state: 'ENDED', wasConfirmed: false }, 'refused', false],
    ['somebody who moved out', { ...row, state: 'ENDED' }, 'newcomer', true],
    [
      'somebody who took their request back',
      { ...row, state: 'ENDED', wasConfirmed: false, wasDecided: false },
      'newcomer',
      true,
    ],
  ])('%s', (_, membership, state, may) => {
    expect(successorStateOf(membership)).toBe(state);
    expect(canTakeOver(successorStateOf(membership))).toBe(may);
  });
});
