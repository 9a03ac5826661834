import { describe, expect, it } from 'vitest';
import type { Actor } from '#app/lib/session/actor.ts';
import type { PostStatus } from '#db/enums.ts';
import { actorWith, membershipIn } from '#tests/setup/actors.ts';
import { canSeePhoto, isPublicPhoto, type PhotoFacts } from './policy.ts';

const actor = (id: string, role: Actor['role'] = 'RESIDENT', canModerate = false): Actor =>
  actorWith({ id, role, memberships: [membershipIn('here', { canModerate })] });
const owner = actor('owner');
const neighbour = actor('neighbour');
const board = actor('board', 'BOARD', true);
const admin = actor('admin', 'ADMIN');

const photo = (facts: Partial<PhotoFacts>): PhotoFacts => ({
  ...{
    ownerId: 'owner',
    isPortrait: false,
    isOfDesk: false,
    isInPublicPiece: false,
    post: null,
    requestId: null,
    placeCommunityId: null,
    isShown: false,
  },
  ...facts,
});
const of = (status: PostStatus, isShown = true) =>
  photo({
    post: { communityId: 'here', authorId: 'owner', status, postReaders: 'ANYBODY' },
    isShown,
  });
const ofMembersOnly = (isShown: boolean) =>
  photo({
    post: { communityId: 'here', authorId: 'owner', status: 'PUBLISHED', postReaders: 'MEMBERS' },
    isShown,
  });

describe('a photo that is not public', () => {
  it('is its owner’s alone while no post uses it', () => {
    const unused = photo({});
    for (const other of [null, neighbour, board, admin]) {
      expect(canSeePhoto(other, unused)).toBe(false);
    }
    expect(canSeePhoto(owner, unused)).toBe(true);
  });

  it.each(['PENDING', 'REJECTED', 'WITHDRAWN', 'REMOVED'] as const)(
    'is between owner and moderators while the post is %s',
    (status) => {
      expect(isPublicPhoto(of(status))).toBe(false);
      for (const other of [null, neighbour]) expect(canSeePhoto(other, of(status))).toBe(false);
      for (const one of [owner, board, admin]) expect(canSeePhoto(one, of(status))).toBe(true);
    },
  );

  it('is not public before the post shows it', () => {
    const waiting = of('PUBLISHED', false);
    expect(canSeePhoto(neighbour, waiting)).toBe(false);
    expect(canSeePhoto(board, waiting)).toBe(true);
  });
});

describe('a photo of a post that only members read', () => {
  const stranger = actorWith({ id: 'stranger', role: 'RESIDENT', memberships: [] });

  it('is theirs, and never public', () => {
    expect(isPublicPhoto(ofMembersOnly(true))).toBe(false);
    for (const other of [null, stranger])
      expect(canSeePhoto(other, ofMembersOnly(true))).toBe(false);
    for (const one of [owner, neighbour, board, admin]) {
      expect(canSeePhoto(one, ofMembersOnly(true))).toBe(true);
    }
  });

  it('is not theirs before the post shows it', () => {
    expect(canSeePhoto(neighbour, ofMembersOnly(false))).toBe(false);
    expect(canSeePhoto(board, ofMembersOnly(false))).toBe(true);
  });
});

describe('a public photo', () => {
  it.each(['PUBLISHED', 'SOLD', 'CANCELLED'] as const)('belongs to a post that is %s', (status) => {
    expect(isPublicPhoto(of(status))).toBe(true);
    expect(canSeePhoto(null, of(status))).toBe(true);
  });

  it('is a picture of a piece that everyone may read; administrators see those of drafts', () => {
    const ofDraft = photo({ isOfDesk: true });
    for (const other of [null, neighbour, board]) expect(canSeePhoto(other, ofDraft)).toBe(false);
    for (const one of [owner, admin]) expect(canSeePhoto(one, ofDraft)).toBe(true);
    expect(isPublicPhoto(photo({ isOfDesk: true, isInPublicPiece: true }))).toBe(true);
  });

  it('is a profile photo', () => {
    expect(canSeePhoto(null, photo({ isPortrait: true }))).toBe(true);
  });
});
