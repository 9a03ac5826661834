import { describe, expect, it } from 'vitest';
import type { PostReaders, PostStatus, PostType, Role } from '#db/enums.ts';
import {
  type Actor,
  type Membership,
  canModerate,
  canSeeHub,
  isMember,
} from '#app/lib/session/actor.ts';
import { actorWith, membershipIn } from '#tests/setup/actors.ts';
import { canSeePost, contactFor, contactIsFor, relationsTo } from './policy.ts';
import { actionTooLate, transitionsFrom, transitionsTo } from './state-machine.ts';

const here = 'here';

const membership = (communityId: string, canModerate: boolean): Membership =>
  membershipIn(communityId, { canModerate });

const person = (role: Role, ...memberships: Membership[]): Actor =>
  actorWith({ id: `${role}-${memberships.length}`, role, memberships });

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
  const item = (status: PostStatus, postReaders: PostReaders = 'ANYBODY') => ({
    communityId: here,
    authorId: author.id,
    status,
    postReaders,
  });
  it.each(['PUBLISHED', 'SOLD', 'CANCELLED'] as const)(
    'is for everyone while %s, or for members alone where the community says so',
    (status) => {
      const member = person('RESIDENT', membership(here, false));
      for (const actor of strangers) {
        expect(canSeePost(actor, item(status, 'ANYBODY'))).toBe(true);
        expect(canSeePost(actor, item(status, 'MEMBERS'))).toBe(false);
      }
      for (const actor of [member, author, person('ADMIN')]) {
        expect(canSeePost(actor, item(status, 'MEMBERS'))).toBe(true);
      }
    },
  );

  it.each(['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const)(
    'is hidden while %s',
    (status) => {
      for (const actor of strangers) expect(canSeePost(actor, item(status))).toBe(false);
      expect(canSeePost(author, item(status))).toBe(true);
      expect(canSeePost(person('ADMIN'), item(status))).toBe(true);
    },
  );
  it('shows its contact address to members while it is open, then to those it concerns', () => {
    const email = 'rita@mail.example';
    const member = person('RESIDENT', membership(here, false));
    for (const actor of strangers) {
      expect(contactFor(actor, item('PUBLISHED'), email)).toBeNull();
      expect(contactIsFor(actor, item('PUBLISHED'), email)).toBe(actor ? 'members-only' : 'log-in');
      expect(contactIsFor(actor, item('PUBLISHED'), null)).toBeNull();
    }
    expect(contactFor(member, item('PUBLISHED'), email)).toBe(email);
    expect(contactFor(member, item('SOLD'), email)).toBeNull();
    for (const actor of [author, person('ADMIN'), person('BOARD', membership(here, true))]) {
      expect(contactFor(actor, item('SOLD'), email)).toBe(email);
      expect(contactIsFor(actor, item('PUBLISHED'), email)).toBeNull();
    }
  });
  it('gives nobody a capacity by being seen', () => {
    for (const actor of strangers) expect(relationsTo(actor, item('PUBLISHED'))).toEqual([]);
  });
});

describe('the states', () => {
  const moderated = {
    ...{ requireModeration: true, isOver: false, hasBegun: false, authorIsGone: false },
  };
  const over = { ...moderated, isOver: true, hasBegun: true };
  const actions = (...[type, from, situation]: [PostType, PostStatus, typeof moderated]) =>
    transitionsFrom(type, from, ['author'], situation).map(({ action, to }) => [action, to]);
  it('never let an author publish what the board has not seen', () => {
    const ways = (['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const).flatMap((from) =>
      transitionsFrom('LISTING', from, ['author'], moderated).filter(
        ({ to }) => to === 'PUBLISHED',
      ),
    );
    expect(ways).toEqual([]);
  });
  it('never let a moderator publish what somebody posted who closed their account', () => {
    const gone = { ...moderated, authorIsGone: true };
    const ways = (['PENDING', 'REJECTED', 'REMOVED'] as const).flatMap((from) =>
      (['LISTING', 'ACTIVITY'] as const).flatMap((type) =>
        transitionsFrom(type, from, ['moderator'], gone).filter(({ to }) => to === 'PUBLISHED'),
      ),
    );
    expect(ways).toEqual([]);
  });
  it('let an author post a withdrawn one again, by the rule of the community', () => {
    expect(actions('LISTING', 'WITHDRAWN', moderated)).toEqual([['REPOST', 'PENDING']]);
    const open = { ...moderated, requireModeration: false };
    expect(actions('ACTIVITY', 'WITHDRAWN', open)).toEqual([['REPOST', 'PUBLISHED']]);
  });
  it('never cancel what is over', () => {
    expect(actions('ACTIVITY', 'PUBLISHED', over)).toEqual([['WITHDRAW', 'WITHDRAWN']]);
  });
  it('never post again what has begun, nor approve what is over', () => {
    expect(actions('ACTIVITY', 'WITHDRAWN', { ...moderated, hasBegun: true })).toEqual([]);
    for (const from of ['PENDING', 'REJECTED'] as const) {
      const open = transitionsFrom('ACTIVITY', from, ['moderator'], over);
      expect(open.map(({ action }) => action)).not.toContain('APPROVE');
    }
    const reposted = { from: 'WITHDRAWN', to: 'PENDING', relations: ['author'] } as const;
    const wanted = { ...reposted, relations: [...reposted.relations] };
    expect(actionTooLate('ACTIVITY', wanted, over)).toBe('REPOST');
    expect(actionTooLate('ACTIVITY', wanted, moderated)).toBeUndefined();
  });
  it('sell listings and cancel activities, not the other way round', () => {
    expect(transitionsTo('ACTIVITY', 'SOLD')).toEqual([]);
    expect(transitionsTo('LISTING', 'CANCELLED')).toEqual([]);
  });
});
