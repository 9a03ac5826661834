import { describe, expect, it } from 'vitest';
import type { Actor } from '#app/lib/session/actor.ts';
import { actorWith, membershipIn } from '#tests/setup/actors.ts';
import {
  canCloseRequest,
  canJoinRequest,
  canReopenRequest,
  canSeeEntry,
  canSeeRequest,
  canWorkOnRequest,
  canWriteAbout,
  isOfAuthorAlone,
  mayKnowOfEnd,
  relationsTo,
  type RequestFacts,
} from './policy.ts';

const actor = (id: string, role: Actor['role'] = 'RESIDENT', canModerate = false): Actor =>
  actorWith({ id, role, memberships: [membershipIn('here', { canModerate })] });

const author = actor('author');
const neighbour = actor('neighbour');
const board = actor('board', 'BOARD', true);
const admin = actorWith({ id: 'admin', role: 'ADMIN', memberships: [] });
const boardElsewhere = actorWith({
  id: 'elsewhere',
  role: 'BOARD',
  memberships: [membershipIn('there', { canModerate: true })],
});
const gone = actorWith({ id: 'author', role: 'RESIDENT', memberships: [] });
const strangers = [null, boardElsewhere, gone];

const request = (facts: Partial<RequestFacts> = {}): RequestFacts => ({
  ...{ communityId: 'here', authorId: 'author', state: 'NEW', isShared: false },
  ...{ isMerged: false, closedAt: null, hasJoined: false },
  ...facts,
});
const shared = request({ isShared: true });
const joined = request({ isShared: true, hasJoined: true });

const now = new Date('2026-11-27T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

describe('a request', () => {
  it('is nobody else’s to read, shared or not', () => {
    for (const other of [...strangers, neighbour]) {
      expect(canSeeRequest(other, request())).toBe(false);
      expect(canSeeRequest(other, shared)).toBe(false);
    }
  });

  it('is read by its author, by who joined, and by the desk', () => {
    expect(relationsTo(author, request())).toEqual(['author']);
    expect(relationsTo(neighbour, joined)).toEqual(['joiner']);
    expect(relationsTo(board, request())).toEqual(['desk']);
    expect(relationsTo(admin, request())).toEqual(['desk']);
    expect(relationsTo(board, request({ authorId: 'board' }))).toEqual(['author', 'desk']);
  });

  it('is the desk’s alone to decide about', () => {
    for (const other of [...strangers, neighbour, author]) {
      expect(canWorkOnRequest(other, joined)).toBe(false);
    }
    expect(canWorkOnRequest(board, request())).toBe(true);
  });

  it('belongs to nobody once its author is gone', () => {
    expect(canSeeRequest(author, request({ authorId: null }))).toBe(false);
  });
});

describe('what the desk writes', () => {
  it('is for the author alone while neighbours neither follow nor can join', () => {
    expect(isOfAuthorAlone({ isShared: false, affected: 1 })).toBe(true);
    expect(isOfAuthorAlone({ isShared: true, affected: 1 })).toBe(false);
    expect(isOfAuthorAlone({ isShared: false, affected: 2 })).toBe(false);
  });
});

describe('joining', () => {
  it('is for neighbours, while a shared one is open', () => {
    expect(canJoinRequest(neighbour, shared)).toBe(true);
    expect(canJoinRequest(board, shared)).toBe(true);
  });

  it('is for nobody else', () => {
    for (const other of [...strangers, author, admin]) {
      expect(canJoinRequest(other, shared)).toBe(false);
    }
    expect(canJoinRequest(neighbour, request())).toBe(false);
    expect(canJoinRequest(neighbour, joined)).toBe(false);
    expect(canJoinRequest(neighbour, request({ isShared: true, closedAt: now }))).toBe(false);
  });
});

describe('that a request is closed', () => {
  const closed = request({ isShared: true, closedAt: now });

  it('is known to those who could have joined it, and to nobody else', () => {
    expect(mayKnowOfEnd(neighbour, closed)).toBe(true);
    for (const other of [...strangers, admin]) expect(mayKnowOfEnd(other, closed)).toBe(false);
    expect(mayKnowOfEnd(neighbour, shared)).toBe(false);
    expect(mayKnowOfEnd(neighbour, request({ closedAt: now }))).toBe(false);
  });
});

describe('the end of a request', () => {
  const done = (days: number, more: Partial<RequestFacts> = {}) =>
    request({ state: 'DONE', closedAt: daysAgo(days), hasJoined: true, isShared: true, ...more });

  it('can be taken back by its author within 14 days', () => {
    expect(canReopenRequest(author, done(14), now)).toBe(true);
    expect(canReopenRequest(author, done(15), now)).toBe(false);
    for (const other of [...strangers, neighbour, board]) {
      expect(canReopenRequest(other, done(1), now)).toBe(false);
    }
  });

  it('cannot be taken back where it is open, or goes on in another one', () => {
    expect(canReopenRequest(author, request(), now)).toBe(false);
    expect(canReopenRequest(author, done(1, { isMerged: true }), now)).toBe(false);
    const merged = request({ state: 'NEW', isMerged: true, closedAt: daysAgo(1) });
    expect(canReopenRequest(author, merged, now)).toBe(false);
  });

  it('can be its author’s own decision', () => {
    expect(canCloseRequest(author, request())).toBe(true);
    expect(canCloseRequest(author, done(1))).toBe(false);
    for (const other of [...strangers, neighbour, board]) {
      expect(canCloseRequest(other, joined)).toBe(false);
    }
  });

  it('ends what is written about it 14 days later', () => {
    for (const one of [author, neighbour, board]) {
      expect(canWriteAbout(one, done(14), now)).toBe(true);
      expect(canWriteAbout(one, done(15), now)).toBe(false);
    }
    for (const other of strangers) expect(canWriteAbout(other, done(1), now)).toBe(false);
    expect(canWriteAbout(author, done(1, { isMerged: true }), now)).toBe(false);
  });
});

describe('a line of the history', () => {
  const state = { kind: 'STATE', isPrivate: false, personId: null } as const;
  const toAuthor = { kind: 'MESSAGE', isPrivate: true, personId: 'author' } as const;
  const toNobody = { kind: 'MESSAGE', isPrivate: true, personId: null } as const;

  it('is for who reads the request', () => {
    for (const one of [author, neighbour, board])
      expect(canSeeEntry(one, joined, state)).toBe(true);
    for (const other of strangers) expect(canSeeEntry(other, joined, state)).toBe(false);
  });

  it.each(['NOTE', 'CONTRACTOR'] as const)('is the desk’s alone where it is a %s', (kind) => {
    const own = { kind, isPrivate: false, personId: null };
    for (const other of [author, neighbour]) expect(canSeeEntry(other, joined, own)).toBe(false);
    expect(canSeeEntry(board, joined, own)).toBe(true);
  });

  it('is between one person and the desk where it is private', () => {
    expect(canSeeEntry(author, joined, toAuthor)).toBe(true);
    expect(canSeeEntry(neighbour, joined, toAuthor)).toBe(false);
    for (const other of [author, neighbour])
      expect(canSeeEntry(other, joined, toNobody)).toBe(false);
    expect(canSeeEntry(board, joined, toNobody)).toBe(true);
  });
});
