import { describe, expect, it } from 'vitest';
import type { Role } from '#db/enums.ts';
import { isOver, startsBeforeNow } from '#app/features/posts/basics/over.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { actorWith, membershipIn } from '#tests/setup/actors.ts';
import { canAttend, canSeeAttendees, canSeeWaiting, isOpen } from './policy.ts';

const person = (role: Role, communities: string[], canModerate = false): Actor =>
  actorWith({
    role,
    memberships: communities.map((communityId) => membershipIn(communityId, { canModerate })),
  });

const activity = { communityId: 'here', authorId: 'them', status: 'PUBLISHED' } as const;

describe('canAttend', () => {
  it('is refused to visitors, outsiders, the organizer, and an admin who lives elsewhere', () => {
    expect(canAttend(null, activity)).toBe(false);
    expect(canAttend(person('RESIDENT', ['elsewhere']), activity)).toBe(false);
    expect(canAttend(person('RESIDENT', ['here']), { ...activity, authorId: 'me' })).toBe(false);
    expect(canAttend(person('ADMIN', []), activity)).toBe(false);
  });

  it('is for members, whatever their role', () => {
    expect(canAttend(person('RESIDENT', ['here']), activity)).toBe(true);
    expect(canAttend(person('BOARD', ['here'], true), activity)).toBe(true);
  });
});

describe('canSeeAttendees', () => {
  it('is for members, moderators and admins', () => {
    expect(canSeeAttendees(null, 'here')).toBe(false);
    expect(canSeeAttendees(person('RESIDENT', ['elsewhere']), 'here')).toBe(false);
    expect(canSeeAttendees(person('BOARD', ['elsewhere'], true), 'here')).toBe(false);
    expect(canSeeAttendees(person('RESIDENT', ['here']), 'here')).toBe(true);
    expect(canSeeAttendees(person('ADMIN', []), 'here')).toBe(true);
  });
});

describe('canSeeWaiting', () => {
  it('is for the organizer and the moderators', () => {
    const activity = { communityId: 'here', authorId: 'other', status: 'PUBLISHED' } as const;
    expect(canSeeWaiting(null, activity)).toBe(false);
    expect(canSeeWaiting(person('RESIDENT', ['here']), activity)).toBe(false);
    expect(canSeeWaiting(person('BOARD', ['here'], true), activity)).toBe(true);
    expect(canSeeWaiting(person('RESIDENT', []), { ...activity, authorId: 'me' })).toBe(true);
  });
});

describe('time', () => {
  const now = new Date('2026-11-21T12:00:30Z');

  it('lets the present minute be chosen, and nothing before it', () => {
    expect(startsBeforeNow(new Date('2026-11-21T12:00:00Z'), now)).toBe(false);
    expect(startsBeforeNow(new Date('2026-11-21T11:59:59Z'), now)).toBe(true);
  });

  it('holds an activity over three hours after it began, and never without a day', () => {
    expect(isOver({ when: new Date('2026-11-21T09:00:29Z') }, now)).toBe(true);
    expect(isOver({ when: new Date('2026-11-21T09:00:31Z') }, now)).toBe(false);
    expect(isOver({ when: null }, now)).toBe(false);
  });

  it('holds an activity with an end over once it has ended, however long it lasts', () => {
    const when = new Date('2026-11-21T08:00:00Z');
    expect(isOver({ when, endsAt: new Date('2026-11-21T12:00:31Z') }, now)).toBe(false);
    expect(isOver({ when, endsAt: new Date('2026-11-21T12:00:29Z') }, now)).toBe(true);
    const begun = new Date('2026-11-21T11:30:00Z');
    expect(isOver({ when: begun, endsAt: new Date('2026-11-21T12:00:00Z') }, now)).toBe(true);
  });

  it('opens only what is published and to come', () => {
    const later = new Date(Date.now() + 60_000);
    expect(isOpen({ status: 'PUBLISHED', when: later })).toBe(true);
    expect(isOpen({ status: 'PUBLISHED', when: new Date(0) })).toBe(false);
    expect(isOpen({ status: 'CANCELLED', when: later })).toBe(false);
    expect(isOpen({ status: 'PENDING', when: null })).toBe(false);
  });
});
