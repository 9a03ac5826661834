import { describe, expect, it } from 'vitest';
import type { PostStatus, Role } from '#db/enums.ts';
import type { Actor, Membership } from '#app/lib/session/actor.ts';
import { canModerate, canSeeHub, isMember } from '#app/features/communities/policy.ts';
import { canSeePost, relationsTo } from './policy.ts';
import { transitionsFrom, transitionsTo } from './state-machine.ts';

const here = 'here';

const membership = (communityId: string, canModerate: boolean): Membership => ({
  id: 'm',
  communityId,
  condoUnit: '1',
  isPrimary: true,
  canModerate,
  community: { name: '', slug: '' },
});

const person = (role: Role, ...memberships: Membership[]): Actor => ({
  id: `${role}-${memberships.length}`,
  name: '',
  email: '',
  phone: null,
  image: null,
  role,
  memberships,
});

const strangers = [
  null,
  person('RESIDENT'),
  person('RESIDENT', membership('elsewhere', false)),
  person('BOARD', membership('elsewhere', true)),
  person('MANAGER'),
];

describe('moderating', () => {
  it('is denied by default, also to a resident with the mark and a board member without it', () => {
    const denied = [
      ...strangers,
      person('RESIDENT', membership(here, true)),
      person('BOARD', membership(here, false)),
      person('MANAGER', membership(here, false)),
    ];
    for (const actor of denied) expect(canModerate(actor, here)).toBe(false);
  });
  it('is for the board and manager of the place, and any administrator', () => {
    expect(canModerate(person('BOARD', membership(here, true)), here)).toBe(true);
    expect(canModerate(person('MANAGER', membership(here, true)), here)).toBe(true);
    expect(canModerate(person('ADMIN'), here)).toBe(true);
  });
});

describe('the hub', () => {
  it('is closed to strangers and open to members', () => {
    for (const actor of strangers) {
      expect(canSeeHub(actor, here)).toBe(false);
      expect(isMember(actor, here)).toBe(false);
    }
    expect(canSeeHub(person('RESIDENT', membership(here, false)), here)).toBe(true);
    expect(canSeeHub(person('ADMIN'), here)).toBe(true);
    expect(isMember(person('ADMIN'), here)).toBe(false);
  });
});

describe('an item', () => {
  const author = { ...person('RESIDENT', membership(here, false)), id: 'author' };
  const item = (status: PostStatus) => ({ communityId: here, authorId: author.id, status });
  it.each(['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const)(
    'is hidden while %s',
    (status) => {
      for (const actor of strangers) expect(canSeePost(actor, item(status))).toBe(false);
      expect(canSeePost(author, item(status))).toBe(true);
      expect(canSeePost(person('ADMIN'), item(status))).toBe(true);
    },
  );
  it('gives nobody a capacity by being seen', () => {
    for (const actor of strangers) expect(relationsTo(actor, item('PUBLISHED'))).toEqual([]);
  });
});

describe('the states', () => {
  it('never let an author publish what the board has not seen', () => {
    const ways = (['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const).flatMap((from) =>
      transitionsFrom('LISTING', from, ['author']).filter(({ to }) => to === 'PUBLISHED'),
    );
    expect(ways).toEqual([]);
  });
  it('sell listings and cancel activities, not the other way round', () => {
    expect(transitionsTo('ACTIVITY', 'SOLD')).toEqual([]);
    expect(transitionsTo('LISTING', 'CANCELLED')).toEqual([]);
  });
});
