import { randomUUID } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { EditorialArticle } from '#db/entities/index.ts';
import {
  Appeal,
  BookablePlace,
  Booking,
  BookingFeed,
  BoardYear,
  BoardYearEntry,
  Handover,
  CalendarFeed,
  CommunityScreen,
  IdempotencyKey,
  MailChoice,
  MailLetter,
  ModerationEvent,
  NeighbourBlock,
  NeighbourLetter,
  NoticeDelivery,
  NoticeService,
  OneTimeLink,
  OwnerConsent,
  Passkey,
  PasskeyChallenge,
  SecondStep,
  SignOn,
  ServiceHandover,
  PeopleImport,
  Photo,
  PostRevision,
  RecordDocument,
  RecordFolder,
  RecordVersion,
  Report,
  RequestJoiner,
  RequestWorkOrder,
  Bookmark,
  StoredFile,
  SuppressedAddress,
  Unit,
  UnitCode,
  UserCommunity,
  type Community,
  type User,
} from '#db/entities/index.ts';
import {
  makeActivity,
  makeArticle,
  makeAttendee,
  makeListing,
  makeNotice,
} from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { makeRequest, makeRequestEntry } from '#db/factories/requests.ts';
import { seedFolders } from '#db/record-folders.ts';
import type { Em } from './sessions.ts';

const past = new Date(Date.now() - 24 * 60 * 60 * 1000);

/** Puts a person everywhere where somebody can stand, with words and names that can be looked for. */
export async function makeWholeLife(
  em: Em,
  person: User,
  { community, other, board }: { community: Community; other: User; board: User },
): Promise<{ article: EditorialArticle; listing: string }> {
  await seedFolders(em, community.id);
  const folder = await em.findOneOrFail(RecordFolder, { community: community.id, kind: 'RULES' });
  const row = { community, createdAt: past };
  const name = person.name;
  const event = (given: object) =>
    em.create(ModerationEvent, {
      ...row,
      subjectType: 'MEMBER',
      subjectId: randomUUID(),
      actor: board,
      actorRole: 'BOARD',
      action: 'INVITE',
      toStatus: 'INVITED',
      snapshot: { title: name },
      ...given,
    });

  const listing = makeListing(em, person, community, { title: 'Own lamp', status: 'REMOVED' });
  const activity = makeActivity(em, person, community, { title: 'Own walk', when: past });
  makeAttendee(em, activity, person);
  em.create(Bookmark, { user: person, community });
  em.create(MailChoice, { user: person, topic: 'DIGEST', frequency: 'NEVER' });
  em.create(MailLetter, {
    ...{ kind: 'PASSWORD_CHANGED', topic: 'ACCOUNT', user: person, address: person.email },
    ...{ language: 'en', params: {}, event: `password-changed:${randomUUID()}` },
    ...{ state: 'SENT', nextTryAt: past, createdAt: past },
  });
  em.create(SuppressedAddress, { address: person.email, reason: 'BOUNCED' });
  em.create(Photo, { owner: person, width: 10, height: 10, listing });
  em.create(SecondStep, { user: person, appSecret: 'sealed', recoverySalt: 'salt' });
  em.create(Passkey, { user: person, name: 'Key', credentialId: randomUUID(), publicKey: 'pk' });
  em.create(SignOn, {
    ...{ user: person, issuer: 'https://id.example', subject: randomUUID() },
    email: person.email,
  });
  em.create(PasskeyChallenge, {
    ...{ challenge: randomUUID(), user: person, use: 'ADD', expiresAt: past },
  });
  em.create(OneTimeLink, { user: person, hash: randomUUID(), expiresAt: past });
  em.create(IdempotencyKey, { user: person, key: 'k', digest: 'd', result: { name } });
  em.create(PostRevision, {
    ...{ ...row, postType: 'LISTING', postId: listing.id, author: person, decidedBy: person },
    ...{ status: 'REJECTED', fields: { title: 'Own lamp' }, baseVersion: 1 },
    replaced: { title: 'Lamp of before' },
  });
  const decision = event({
    ...{ subjectType: 'LISTING', subjectId: listing.id, action: 'REMOVE', toStatus: 'REMOVED' },
    ...{ snapshot: { title: 'Own lamp' }, publicReason: 'The lamp is unsafe' },
  });
  em.create(Appeal, {
    ...{ ...row, postType: 'LISTING', postId: listing.id, author: person, decidedBy: person },
    ...{ event: decision, words: 'My lamp is safe', state: 'UPHELD', answer: 'It is not' },
  });

  const letter = { ...row, postType: 'LISTING', postId: listing.id } as const;
  const wrote = { sender: person, receiver: other, words: 'Is the lamp still there?', digest: 'a' };
  em.create(NeighbourLetter, { ...letter, ...wrote });
  const got = { sender: other, receiver: person, words: 'What somebody else wrote', digest: 'b' };
  em.create(NeighbourLetter, { ...letter, ...got });
  em.create(NeighbourBlock, { person, blocked: other });
  em.create(NeighbourBlock, { person: other, blocked: person });
  em.create(CalendarFeed, { user: person, nonce: randomUUID(), hash: randomUUID() });

  // What the person reported, and what somebody reported of them.
  const sofa = makeListing(em, other, community, { title: 'Sofa of another' });
  const reported = { ...row, subjectType: 'LISTING', decidedBy: person, decidedAt: past } as const;
  em.create(Report, {
    ...{ ...reported, subjectId: sofa.id, about: other, reporter: person, state: 'UPHELD' },
    ...{ reasonCode: 'RULES', words: 'That sofa has bugs', answer: 'Thank you for saying so' },
    snapshot: { title: 'Sofa of another', language: 'en' },
  });
  em.create(Report, {
    ...{ ...reported, subjectId: listing.id, about: person, reporter: other, state: 'UPHELD' },
    ...{ reasonCode: 'UNKIND', words: 'A secret complaint', answer: 'A secret answer' },
    snapshot: { title: 'Own lamp' },
  });
  event({
    ...{ subjectType: 'REPORT', subjectId: listing.id, actor: null, actorRole: null },
    ...{ action: 'REPORT', toStatus: 'OPEN', internalNote: 'A secret complaint' },
    snapshot: { title: 'Own lamp', about: 'LISTING', aboutId: person.id },
  });
  event({
    ...{ subjectType: 'REPORT', subjectId: listing.id, action: 'UPHOLD', toStatus: 'UPHELD' },
    ...{ publicReason: 'A secret answer' },
    snapshot: { title: 'Own lamp', about: 'LISTING', aboutId: person.id, reports: 1 },
  });

  // At the desk.
  const notice = makeNotice(em, person, community, {
    title: 'Notice of mine',
    content: 'Water is off.',
  });
  em.create(NoticeDelivery, {
    ...{ notice, unitLabel: 'L1', unitKey: 'l1', position: 1, state: 'NO_ACCOUNT' },
    ...{ slipAt: past, slipBy: person },
  });
  const record = em.create(RecordDocument, {
    ...{ community, folder, title: 'Title of today', datedOn: '2026-03-01' },
  });
  const file = em.create(StoredFile, {
    ...{ community, name: 'fees.pdf', mediaType: 'application/pdf', bytes: 12 },
    uploadedBy: person,
  });
  em.create(RecordVersion, { record, number: 1, file, uploadedBy: person });
  event({
    ...{ subjectType: 'DOCUMENT', subjectId: record.id, actor: person, action: 'UPLOAD' },
    ...{ toStatus: 'PUBLISHED', snapshot: { title: 'Title of then', version: 1 } },
  });
  const theirs = { name: 'Hidden Person', email: 'hidden@list.example', condoUnit: '7' };
  const written = { ...theirs, unitId: null, tenure: null, language: null };
  em.create(PeopleImport, {
    ...{ ...row, createdBy: person, fileName: 'owners.csv', state: 'SAVED', savedAt: new Date() },
    rows: [['7', 'Hidden Person', 'hidden@list.example', '613-555-0177']],
    summary: { created: 1 },
    undo: {
      invitations: [{ id: randomUUID(), before: written, after: written }],
      ...{ members: [], units: [] },
    },
  });
  const unit = em.create(Unit, { community, label: 'L1', key: 'l1' });
  // In the corporation's records.
  const membership = await em.findOneOrFail(UserCommunity, { community, user: person });
  const owner = makeOwner(em, unit, {
    membership,
    name: 'A Title Name',
    address: '12 Elm Street',
    email: 'record@mail.example',
    emailSource: 'DESK',
    emailOn: '2026-01-05',
    emailBy: ref(person),
  });
  em.create(OwnerConsent, {
    ...{ owner, answer: 'AGREED', givenOn: '2026-01-05', way: 'FORM', recordedBy: person },
  });
  const handover = em.create(ServiceHandover, {
    ...{ notice, way: 'MAIL', what: 'Envelopes', handedOn: '2026-01-06', handedBy: 'The office' },
    ...{ count: 1, recordedBy: person },
  });
  em.create(NoticeService, {
    ...{ notice, owner, unitLabel: 'L1', unitKey: 'l1', position: 1, name: 'A Title Name' },
    ...{ way: 'EMAIL', user: person, emailState: 'SENT', emailAt: past, handover },
  });
  const year = em.create(BoardYear, { community, endsOn: '2026-12-31' });
  em.create(BoardYearEntry, {
    ...{ year, duty: 'MEETING_NOTICE', doneOn: '2026-01-06', doneBy: 'The office' },
    recordedBy: person,
  });
  em.create(UnitCode, {
    ...{ unit, nonce: 'n', codeHash: randomUUID(), expiresAt: past, createdBy: person },
  });
  em.create(Handover, {
    ...{ community, person, successor: other, onDay: '2026-01-01', askedBy: person },
    doneAt: past,
  });
  em.create(Handover, {
    ...{ community, person: board, successor: person, onDay: '2026-02-01', askedBy: board },
    cancelledAt: past,
  });
  event({
    ...{ subjectType: 'ROLE', subjectId: board.id, action: 'SCHEDULE', toStatus: 'BOARD' },
    snapshot: { title: board.name, userId: board.id, successor: name, onDay: '2026-02-01' },
  });
  event({
    ...{ subjectType: 'ROLE', subjectId: person.id, action: 'SCHEDULE', toStatus: 'BOARD' },
    snapshot: { title: name, userId: person.id, successor: other.name, onDay: '2026-01-01' },
  });
  event({ ...{ subjectType: 'ROLE', subjectId: person.id, action: 'GRANT', toStatus: 'ADMIN' } });
  const article = makeArticle(em, { title: 'Of boots', author: name });
  event({
    ...{ subjectType: 'EDITORIAL', subjectId: article.id, community: null, actor: person },
    ...{ action: 'PUBLISH', toStatus: 'PUBLISHED' },
    snapshot: { title: 'Of boots', kind: 'articles', author: name },
  });

  // An invitation that was used up beside a membership, one that was cancelled, and one that is open.
  const invited = (given: object): UserCommunity =>
    em.create(UserCommunity, {
      ...{ ...row, condoUnit: '12', inviteeName: name, inviteeEmail: person.email },
      ...{ state: 'ENDED', endedAt: past, inviteHash: randomUUID() },
      ...given,
    });
  const used = invited({ inviteeEmail: 'old@mail.example' });
  const cancelled = invited({ decidedBy: person });
  invited({ state: 'INVITED', endedAt: null, inviteExpiresAt: new Date(Date.now() + 1e9) });
  event({ subjectId: used.id });
  event({ subjectId: cancelled.id });
  event({
    ...{ action: 'CONFIRM', actor: person, toStatus: 'CONFIRMED' },
    snapshot: { title: name, userId: person.id, invitation: used.id },
  });
  const request = makeRequest(em, person, community, { text: 'My tap drips', phone: person.phone });
  request.assignee = ref(person);
  makeRequestEntry(em, request, person, {
    ...{ kind: 'MESSAGE', words: 'It still drips', byDesk: false, isPrivate: true, person },
  });
  em.create(BookingFeed, { community, nonce: randomUUID(), hash: randomUUID(), madeBy: person });
  em.create(CommunityScreen, { community, nonce: 'n', hash: randomUUID(), madeBy: person });
  em.create(RequestWorkOrder, { request, nonce: 'n', hash: randomUUID(), madeBy: person });
  const room = em.create(BookablePlace, {
    ...{ community, kind: 'PARTY_ROOM', name: 'Party room', language: 'en', times: [] },
  });
  em.create(Booking, {
    ...{ community, place: room, user: person, madeBy: person, unitLabel: 'L1', unitKey: 'l1' },
    ...{ startsAt: past, endsAt: new Date(+past + 60 * 60 * 1000), seat: 1, state: 'CONFIRMED' },
    ...{ words: 'For my daughter’s birthday', reason: null, updatedAt: past },
  });
  em.create(RequestJoiner, { request: makeRequest(em, other, community), user: person });
  await em.flush();
  return { article, listing: listing.id };
}
