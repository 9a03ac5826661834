import { describe, expect, it } from 'vitest';
import { actorWith } from '#tests/setup/actors.ts';
import { isCurrentOwner, isOwnRecord, lawfulWay } from './policy.ts';

const today = '2026-12-05';

describe('whose a record of owners is (rules 37.1)', () => {
  const own = { userId: 'me', isCurrent: true };

  it.each([
    ['a visitor', null, own, false],
    ['its owner', actorWith(), own, true],
    ['another owner', actorWith({ id: 'another' }), own, false],
    ['a moderator, at their own pages', actorWith({ id: 'another', role: 'ADMIN' }), own, false],
    [
      'somebody, of a record without an account',
      actorWith(),
      { userId: null, isCurrent: true },
      false,
    ],
    ['somebody who owns it no longer', actorWith(), { ...own, isCurrent: false }, false],
    ['somebody who is deleting their account', actorWith({ isLeaving: true }), own, false],
  ])('for %s', (_, actor, record, isTheirs) => {
    expect(isOwnRecord(actor, record)).toBe(isTheirs);
  });

  it('counts an owner to the end of their last day', () => {
    expect(isCurrentOwner({ endedOn: null }, today)).toBe(true);
    expect(isCurrentOwner({ endedOn: today }, today)).toBe(true);
    expect(isCurrentOwner({ endedOn: '2026-12-04' }, today)).toBe(false);
  });
});

describe('how an owner is served (rules 37.3)', () => {
  const elsewhere = '12 Elm Street';
  const email = 'ada@mail.example';
  const onRecord: Parameters<typeof lawfulWay>[0] = {
    rule: 'RECORD',
    answer: null,
    email,
    cameBack: false,
    address: elsewhere,
    hasHome: true,
  };

  it.each([
    ['whose address is on record', {}, 'EMAIL', 'ON_RECORD'],
    ['who agreed too', { answer: 'AGREED' }, 'EMAIL', 'AGREED'],
    ['who asked for paper', { answer: 'REFUSED' }, 'MAIL', 'ASKED_FOR_PAPER'],
    ['without an address on record', { email: null }, 'MAIL', 'NO_EMAIL'],
    ['whose email comes back', { cameBack: true }, 'MAIL', 'CAME_BACK'],
    ['without any address', { email: null, address: null }, 'UNIT', 'NO_EMAIL'],
    [
      'of parking alone, without any address',
      { email: null, address: null, hasHome: false },
      'UNIT',
      'NO_ADDRESS',
    ],
    ['of parking alone, elsewhere', { email: null, hasHome: false }, 'MAIL', 'NO_EMAIL'],
    ['where the board has not decided', { rule: 'PAPER' }, 'MAIL', 'NOT_DECIDED'],
    [
      'who agreed, where the board has not decided',
      { rule: 'PAPER', answer: 'AGREED' },
      'MAIL',
      'NOT_DECIDED',
    ],
    ['who never said, under a by-law', { rule: 'AGREEMENT' }, 'MAIL', 'NO_AGREEMENT'],
    ['who agreed, under a by-law', { rule: 'AGREEMENT', answer: 'AGREED' }, 'EMAIL', 'AGREED'],
  ] as const)('%s', (_, facts, way, because) => {
    expect(lawfulWay({ ...onRecord, ...facts })).toEqual({
      way,
      because,
      email: way === 'EMAIL' ? email : null,
    });
  });
});
