import { describe, expect, it } from 'vitest';
import { actorWith } from '#tests/setup/actors.ts';
import { isCurrentOwner, isOwnRecord, lawfulWay } from './policy.ts';

const today = '2026-12-05';

describe('whose a record of owners is (rules 37.1)', () => {
  const own = { userId: 'me', endedOn: null };

  it.each([
    ['a visitor', null, own, false],
    ['its owner', actorWith(), own, true],
    ['another owner', actorWith({ id: 'another' }), own, false],
    ['a moderator, at their own pages', actorWith({ id: 'another', role: 'ADMIN' }), own, false],
    [
      'somebody, of a record without an account',
      actorWith(),
      { userId: null, endedOn: null },
      false,
    ],
    ['its owner on the last day', actorWith(), { ...own, endedOn: today }, true],
    ['its owner the day after', actorWith(), { ...own, endedOn: '2026-12-04' }, false],
    ['somebody who is deleting their account', actorWith({ isLeaving: true }), own, false],
  ])('for %s', (_, actor, record, isTheirs) => {
    expect(isOwnRecord(actor, record, today)).toBe(isTheirs);
  });

  it('counts an owner to the end of their last day', () => {
    expect(isCurrentOwner({ endedOn: null }, today)).toBe(true);
    expect(isCurrentOwner({ endedOn: '2026-12-04' }, today)).toBe(false);
  });
});

describe('how an owner is served (rules 37.3)', () => {
  const elsewhere = '12 Elm Street';

  it.each([
    ['agreed and confirmed', 'AGREED', true, elsewhere, 'EMAIL'],
    ['agreed without a confirmed address', 'AGREED', false, elsewhere, 'MAIL'],
    ['agreed without one, and no other address', 'AGREED', false, null, 'UNIT'],
    ['refused', 'REFUSED', true, elsewhere, 'MAIL'],
    ['refused, at the unit', 'REFUSED', true, null, 'UNIT'],
    ['never said', null, true, elsewhere, 'MAIL'],
    ['never said, at the unit', null, true, null, 'UNIT'],
  ] as const)('who %s', (_, answer, isReachable, address, way) => {
    expect(lawfulWay({ answer, isReachable, address })).toBe(way);
  });
});
