import { describe, expect, it } from 'vitest';
import { actorWith, membershipIn } from '#tests/setup/actors.ts';
import type { Membership } from '#app/lib/session/actor.ts';
import { accessOf, readableAccess, stricter } from './policy.ts';

const resident = (given: Partial<Membership>) =>
  actorWith({ memberships: [membershipIn('here', given)] });

describe('who may see what on a records shelf (rules 20.2)', () => {
  it.each([
    ['a visitor', null, []],
    ['somebody from elsewhere', actorWith({ memberships: [membershipIn('there')] }), []],
    [
      'an owner of elsewhere',
      actorWith({ memberships: [membershipIn('there', { tenure: 'OWNER' })] }),
      [],
    ],
    ['a member whose tenure nobody knows', resident({}), ['EVERYONE']],
    ['a tenant', resident({ tenure: 'TENANT' }), ['EVERYONE']],
    ['staff', resident({ tenure: 'STAFF' }), ['EVERYONE']],
    ['an owner', resident({ tenure: 'OWNER' }), ['EVERYONE', 'OWNERS']],
    [
      'an owner who lives elsewhere',
      resident({ tenure: 'OWNER_ELSEWHERE' }),
      ['EVERYONE', 'OWNERS'],
    ],
    [
      'a tenant who owns another unit',
      resident({ tenure: 'TENANT', furtherUnits: [{ condoUnit: '9', tenure: 'OWNER' }] }),
      ['EVERYONE', 'OWNERS'],
    ],
    [
      'a former board member, who lives here',
      { ...resident({ tenure: 'TENANT', canModerate: true }), role: 'RESIDENT' as const },
      ['EVERYONE'],
    ],
    [
      'the board',
      { ...resident({ canModerate: true }), role: 'BOARD' as const },
      ['EVERYONE', 'OWNERS', 'BOARD'],
    ],
    ['an administrator', actorWith({ role: 'ADMIN' }), ['EVERYONE', 'OWNERS', 'BOARD']],
  ])('%s', (_, actor, expected) => {
    expect(readableAccess(actor, 'here')).toEqual(expected);
  });

  it('a document is as open as its folder or stricter, never looser', () => {
    const folder = { access: 'OWNERS' } as const;
    expect(accessOf({ access: null, folder })).toBe('OWNERS');
    expect(accessOf({ access: 'EVERYONE', folder })).toBe('OWNERS');
    expect(accessOf({ access: 'BOARD', folder })).toBe('BOARD');
    expect(stricter('EVERYONE', 'EVERYONE')).toBe('EVERYONE');
  });
});
