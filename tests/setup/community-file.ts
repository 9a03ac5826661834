import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import {
  Appeal,
  Community,
  FurtherUnit,
  Listing,
  ModerationEvent,
  Mortgagee,
  NoticeDelivery,
  NoticeFile,
  Owner,
  OwnerConsent,
  Ownership,
  Photo,
  PostRevision,
  StoredFile,
  Unit,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeListing, makeMembership, makeNotice } from '#db/factories/index.ts';
import { seedDemo } from '#db/seed.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { storedKey } from '#app/features/media/files/receive.server.ts';
import { fileKey } from '#app/features/media/photos/commands.server.ts';
import { photoStore } from '#app/features/media/photos/storage/photo-store.server.ts';
import { zipResponse } from '#app/features/media/zip/zip.server.ts';
import { recordsOf } from '#app/features/site/community-export/records.server.ts';
import { actorWith } from './actors.ts';
import type { Em } from './sessions.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type Files = Record<string, Uint8Array>;

/** Everything that the desk of a community downloads, as an administrator gets it. */
export async function downloadCommunity(em: Em, slug: string): Promise<Files> {
  const community = await em.findOneOrFail(Community, { slug });
  const admin = await em.findOne(User, { role: 'ADMIN' });
  const actor = actorWith({ id: admin?.id ?? crypto.randomUUID(), role: 'ADMIN' });
  const response = zipResponse(recordsOf({ em, actor, locale: 'en' }, community), 'x.zip');
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

/** Writes files as a zip, with a list of checksums that fits them unless one is kept as it is. */
export function writeZip(files: Files, { keepsSums = false } = {}): string {
  const path = join(temporaryFolder(), 'records.zip');
  const sums = Object.entries(files)
    .filter(([name]) => name !== 'SHA256SUMS.txt')
    .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
  const all: Files = keepsSums ? files : { ...files, 'SHA256SUMS.txt': strToU8(sums.join('')) };
  writeFileSync(path, zipSync(all, { level: 1 }));
  return path;
}

export const textOf = (files: Files, name: string): string =>
  Buffer.from(files[name] ?? []).toString('utf8');

export const linesIn = (files: Files, name: string): Record<string, unknown>[] =>
  textOf(files, name)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The files with one text changed. */
export const withText = (files: Files, name: string, change: (text: string) => string): Files => ({
  ...files,
  [name]: strToU8(change(textOf(files, name))),
});

/** The demo city, and in Hillsview Place what its seed leaves out. */
export async function makeRichCommunity(em: Em, filesDir: string): Promise<Community> {
  await seedDemo(em.fork(), { filesDir, hashPassword: () => Promise.resolve('a hash') });
  const community = await em.findOneOrFail(Community, { slug: 'hillsview-place' });
  const board = await em.findOneOrFail(User, { email: 'board@demo.example' });
  const resident = await em.findOneOrFail(User, { email: 'resident@demo.example' });
  await addNotices(em, community, board);
  await addPosts(em, community, { board, resident });
  await addPeople(em, community, resident);
  await addOwners(em, community, { board, resident });
  await em.flush();
  return community;
}

/** The record of owners with everything that it may say, and units of each kind in a building. */
async function addOwners(
  em: Em,
  community: Community,
  { board, resident }: { board: User; resident: User },
): Promise<void> {
  const unit = (label: string, kind: Unit['kind'], position: number) =>
    em.create(Unit, {
      ...{ community, label, key: unitKey(label), kind, position, floor: 3 },
      building: 'Tower A',
    });
  const home = unit('A-305', 'HOME', 900);
  const parking = unit('P2-14', 'PARKING', 901);
  const membership = await em.findOneOrFail(UserCommunity, { community, user: resident });
  em.create(FurtherUnit, {
    ...{ membership, unit: parking, condoUnit: 'P2-14', state: 'CONFIRMED', tenure: 'OWNER' },
  });
  const owner = em.create(Owner, {
    ...{ community, membership, name: '2345678 Ontario inc.', language: 'fr' },
    ...{
      email: 'zzowner@mail.example',
      emailSource: 'DESK',
      emailOn: '2026-02-01',
      emailBy: board,
    },
    ...{ returnedEmail: 'zzowner@mail.example', returnedOn: '2026-03-01' },
    address: 'c/o Roy Law Office\n9 Rideau Street',
  });
  em.create(Ownership, { owner, unit: home, startedOn: '2020-05-01', endedOn: '2026-01-31' });
  em.create(Ownership, { owner, unit: parking, startedOn: '2020-05-01' });
  em.create(OwnerConsent, {
    ...{ owner, answer: 'REFUSED', givenOn: '2026-03-02', way: 'LETTER', recordedBy: board },
  });
  em.create(Mortgagee, {
    ...{ unit: home, name: 'Rideau Trust', email: 'bank@mail.example', askedOn: '2026-02-01' },
    ...{ returnedEmail: 'bank@mail.example', address: '50 O’Connor Street' },
  });
  community.serviceRule = 'RECORD';
  community.serviceDecidedOn = '2026-01-05';
}

async function addNotices(em: Em, community: Community, board: User): Promise<void> {
  const notice = makeNotice(em, board, community, {
    title: 'Éclairage « neuf »',
    content: 'Ligne un\n\n"Deux", \\ and \u{1F6B2}.',
  });
  makeNotice(em, board, community, {
    title: 'Comes out in a week',
    publishedAt: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000),
  });
  makeNotice(em, board, community, {
    ...{ title: 'Pas d’eau', kind: 'EMERGENCY', language: 'fr' },
    publishedAt: new Date('2026-11-19T12:00:00.123Z'),
    ...{ overAt: new Date('2026-11-20T12:00:00.456Z'), overWords: { fr: 'C’est revenu.' } },
    overRemindedAt: new Date('2026-11-20T12:00:00Z'),
    expiresAt: new Date('2026-11-21T12:00:00.456Z'),
  });
  const bytes = Buffer.from('a,b\n1,2\n');
  const file = em.create(StoredFile, {
    ...{ community, name: 'plan.csv', mediaType: 'text/csv', bytes: bytes.length },
    ...{ hasText: null, uploadedBy: board },
  });
  em.create(NoticeFile, { notice, file, position: 0 });
  for (const [position, state] of (['SENT', 'QUEUED', 'NO_ACCOUNT'] as const).entries()) {
    em.create(NoticeDelivery, {
      ...{ notice, unitLabel: `40${position}`, unitKey: `40${position}`, position, state },
      ...{ stateAt: new Date('2026-11-20T12:00:00.123Z'), personIds: [board.id] },
      ...(state === 'NO_ACCOUNT' && { slipAt: new Date('2026-11-21T12:00:00Z'), slipBy: board }),
    });
  }
  await em.flush();
  await (await photoStore()).put(storedKey(file.id), bytes);
}

async function addPosts(
  em: Em,
  community: Community,
  { board, resident }: { board: User; resident: User },
): Promise<void> {
  const listing = makeListing(em, resident, community, { title: 'A lamp with photos' });
  const rejected = makeListing(em, resident, community, { title: 'Refused', status: 'REJECTED' });
  await em.flush();
  const photo = em.create(Photo, { owner: resident, width: 800, height: 600, listing });
  const address = `/photos/${photo.id}/800.webp`;
  listing.images = [address, '/images/listings/lamp.svg'];
  const store = await photoStore();
  for (const width of [400, 800]) {
    const file = await sharp({
      create: { width, height: (width * 3) / 4, channels: 3, background: '#246' },
    })
      .webp()
      .toBuffer();
    await store.put(fileKey(photo.id, width), file);
  }
  em.create(PostRevision, {
    ...{ postType: 'LISTING', postId: listing.id, community, author: resident, baseVersion: 1 },
    fields: { title: 'A brighter lamp', images: [address] },
  });
  const event = em.create(ModerationEvent, {
    ...{ subjectType: 'LISTING', subjectId: rejected.id, community, actor: board },
    ...{ actorRole: 'BOARD', action: 'REJECT', fromStatus: 'PENDING', toStatus: 'REJECTED' },
    ...{ reasonCode: 'UNCLEAR', publicReason: 'What is it?', internalNote: 'Asked twice' },
    snapshot: { title: 'Refused', description: 'As it stood', userId: resident.id },
  });
  await em.flush();
  em.create(Appeal, {
    ...{ postType: 'LISTING', postId: rejected.id, community, author: resident, event },
    words: 'It is a lamp.',
  });
}

async function addPeople(em: Em, community: Community, resident: User): Promise<void> {
  const membership = await em.findOneOrFail(UserCommunity, { community, user: resident });
  const unit = await em.findOneOrFail(Unit, { community: community.id }, { orderBy: { key: 1 } });
  em.create(FurtherUnit, {
    ...{ membership, unit, condoUnit: unit.label, state: 'CONFIRMED', tenure: 'OWNER' },
  });
  em.create(UserCommunity, {
    ...{ community, condoUnit: unit.label, unit, state: 'INVITED', invitedRole: 'BOARD' },
    ...{ inviteeName: 'Ivy Invited', inviteeEmail: 'ivy@mail.example', inviteHash: 'a hash' },
    inviteExpiresAt: new Date(Date.now() + 86_400_000),
  });
  // Somebody whom the other site has as its administrator, and the community as a moderator.
  const admin = await em.findOneOrFail(User, { email: 'admin@demo.example' });
  const own = { community: community.id, user: admin.id };
  const place = await em.findOne(UserCommunity, own);
  if (place) place.canModerate = true;
  else makeMembership(em, admin, community, { canModerate: true });
  const gone = em.create(User, {
    ...{ name: 'Former resident / Compte fermé', email: 'gone@mail.example', password: 'x' },
    deletionAskedAt: new Date(),
  });
  const left = em.create(UserCommunity, {
    ...{ community, user: gone, condoUnit: '9', state: 'ENDED', endedAt: new Date() },
  });
  await em.flush();
  makeListing(em, gone, community, { title: 'Left behind', status: 'SOLD', contactEmail: null });
  em.create(ModerationEvent, {
    ...{ subjectType: 'MEMBER', subjectId: left.id, community, action: 'CHANGE' },
    toStatus: 'CONFIRMED',
    snapshot: { title: 'Zzold Name', userId: gone.id, matched: { name: 'Zzold Name' } },
  });
  const [first] = await em.find(Listing, { community: community.id }, { limit: 1 });
  if (first) first.description = 'Deux\nlignes, "é" \u2028 $1';
}
