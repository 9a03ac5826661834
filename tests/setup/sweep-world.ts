import { createHash } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import {
  makeActivity,
  makeArticle,
  makeBooking,
  makeCommunity,
  makeContractor,
  makeEvent,
  makeListing,
  makeMembership,
  makeNewsletterIssue,
  makeNotice,
  makePlace,
  makePlacement,
  makeUser,
} from '#db/factories/index.ts';
import { makeMortgagee, makeOwner } from '#db/factories/owners.ts';
import { makeRequest, makeRequestEntry, makeRequestPlace } from '#db/factories/requests.ts';
import {
  BookingFeed,
  BoardYear,
  CalendarFeed,
  CommunityDocument,
  NeighbourLetter,
  CommunityScreen,
  NewsletterEdition,
  NoticeService,
  OneTimeLink,
  PeopleImport,
  RecordDocument,
  RecordFolder,
  RecordVersion,
  StoredFile,
  Unit,
  UserCommunity,
} from '#db/entities/index.ts';
import { feedHash } from '#app/features/building/bookings/feed/feed-address.server.ts';
import { letterPath } from '#app/features/posts/neighbours/letter-link.server.ts';
import {
  screenHash,
  screenSecret,
} from '#app/features/noticeboard/notices/screen/screen-address.server.ts';
import { unsubscribeToken } from '#app/features/mail/choices/unsubscribe.server.ts';
import { requestFor, type TestApp } from './app.ts';
import type { ApiDocument } from './malformed.ts';
import { putIssues } from './newsletters.ts';
import { makeDeskRequest } from './town-requests.ts';

/**
 * Everyone who may stand before an address, from the stranger to the administrator, and who has a contractor's link.
 */
export const kinds = [
  'visitor',
  'waiting',
  'refused',
  'ended',
  'member',
  'owner',
  'board',
  'otherBoard',
  'admin',
  'contractor',
] as const;
export type Kind = (typeof kinds)[number];

export interface SweepWorld {
  cookies: Record<Kind, string | undefined>;
  document: ApiDocument;
  /** Words that only some may read, wherever they come from. */
  secrets: { words: string; of: readonly Kind[] }[];
  /** A body that a call would carry out for whoever may send it. */
  bodyOf: (method: string, address: string) => object;
  /** An address with everything that varies filled in. Throws for one that has no example. */
  example: (address: string) => string;
  /** Its example, or one for each kind of piece where the editor has one route for all kinds. */
  examples: (address: string) => string[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const members: readonly Kind[] = ['member', 'owner', 'board', 'admin'];
const moderators: readonly Kind[] = ['board', 'admin'];

/** A building with one of everything that not everybody may see, and people of every kind. */
export async function makeSweepWorld(app: TestApp): Promise<SweepWorld> {
  const em = app.em();
  const here = makeCommunity(em, {
    name: 'Juniper Court',
    joinPolicy: 'APPROVAL',
    takesBookings: true,
    takesRequests: true,
  });
  const elsewhere = makeCommunity(em, { name: 'Alder House' });
  const quiet = makeCommunity(em, { name: 'Rowan Close', postReaders: 'MEMBERS' });
  const person = (name: string, role: 'RESIDENT' | 'BOARD' | 'ADMIN' = 'RESIDENT') =>
    makeUser(em, { name, role, email: `${name.toLowerCase().replace(' ', '.')}@mail.example` });
  const people = {
    waiting: person('Wanda Waiting'),
    refused: person('Rafe Refused'),
    ended: person('Edda Ended'),
    member: person('Mila Member'),
    owner: person('Otis Owner'),
    board: person('Bea Board', 'BOARD'),
    otherBoard: person('Oda Otherboard', 'BOARD'),
    admin: person('Ada Admin', 'ADMIN'),
  };
  const neighbour = person('Nils Neighbour');
  makeMembership(em, people.waiting, here, { state: 'WAITING', condoUnit: '401' });
  makeMembership(em, people.refused, here, {
    state: 'ENDED',
    condoUnit: '402',
    endedAt: new Date(),
  });
  makeMembership(em, people.ended, here, {
    state: 'ENDED',
    condoUnit: '403',
    confirmedAt: new Date(),
    endedAt: new Date(),
  });
  const membership = makeMembership(em, people.member, here, {
    condoUnit: '201',
    tenure: 'TENANT',
  });
  makeMembership(em, people.owner, here, { condoUnit: '202', tenure: 'OWNER' });
  makeMembership(em, people.board, here, { condoUnit: '203', canModerate: true, tenure: 'OWNER' });
  makeMembership(em, people.otherBoard, elsewhere, { canModerate: true });
  makeMembership(em, neighbour, here, { condoUnit: '204' });
  makeMembership(em, neighbour, quiet, { condoUnit: '9', isPrimary: false });
  makeListing(em, neighbour, quiet, { title: 'Zzquiet lamp' });
  makeListing(em, neighbour, quiet, { title: 'Zzquiet kettle', status: 'SOLD' });
  makeActivity(em, neighbour, quiet, { title: 'Zzquiet walk' });
  // Of somebody who has booked nothing: anyone with the address reads what its owner has.
  em.create(CalendarFeed, {
    user: people.owner,
    nonce: '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa',
    hash: sha256('a calendar'),
  });
  const listing = makeListing(em, people.member, here, { contactEmail: 'lamp@secret.example' });
  const activity = makeActivity(em, people.member, here, { contactEmail: 'walk@secret.example' });
  makeListing(em, neighbour, here, { status: 'PENDING', title: 'Zzpending sofa' });
  const letter = em.create(NeighbourLetter, {
    ...{ sender: neighbour, receiver: people.member, community: here },
    ...{ postType: 'LISTING', postId: listing.id, words: 'Zzletter to Mila', digest: 'd' },
  });
  const rejected = makeListing(em, people.member, here, {
    status: 'REJECTED',
    title: 'Zzrejected',
  });
  const rejectedWalk = makeActivity(em, people.member, here, { status: 'REJECTED' });
  const ownersNotice = makeNotice(em, people.board, here, {
    title: 'Zznotice for owners',
    audience: 'OWNERS',
  });
  makeNotice(em, people.board, here, {
    title: 'Zznotice not out yet',
    status: 'DRAFT',
    publishedAt: null,
  });
  const elevator = makeRequestPlace(em, here, { name: 'Elevator' });
  const request = makeRequest(em, people.member, here, { text: 'Zzrequest of Mila' });
  const shared = makeRequest(em, people.member, here, { text: 'Zzshared', place: elevator });
  makeRequest(em, neighbour, here, { text: 'Zzrequest of Nils', phone: '613-555-0199' });
  makeRequestEntry(em, request, people.board, { kind: 'NOTE', words: 'Zznote of the desk' });
  makeRequestEntry(em, request, people.board, { kind: 'MESSAGE', words: 'Zzmessage to Mila' });
  em.create(CommunityDocument, {
    community: here,
    kind: 'RULES',
    title: 'Zzrules of the house',
    lead: '',
    sections: [],
  });
  const unit = em.create(Unit, { community: here, label: '204', key: '204', floor: 2 });
  const ownRecord = makeOwner(em, unit, {
    membership,
    name: 'Zzowner of record',
    address: 'Zzelm street',
  });
  const mortgagee = makeMortgagee(em, unit, {
    name: 'Zzbank of record',
    address: 'Zzbank street',
  });
  const year = em.create(BoardYear, { community: here, endsOn: '2026-12-31' });
  const owners = em.create(RecordFolder, {
    community: here,
    kind: 'CUSTOM',
    name: 'Zzfolder for owners',
    access: 'OWNERS',
  });
  const forBoard = em.create(RecordFolder, {
    community: here,
    kind: 'CUSTOM',
    name: 'Zzfolder for the board',
    access: 'BOARD',
  });
  const file = em.create(StoredFile, {
    community: here,
    name: 'budget.pdf',
    mediaType: 'application/pdf',
    bytes: 1,
  });
  const inFolder = (folder: RecordFolder, title: string) => {
    const record = em.create(RecordDocument, {
      community: here,
      folder,
      title,
      datedOn: '2026-05-01',
    });
    em.create(RecordVersion, { record, number: 1, file });
    return record;
  };
  const budget = inFolder(owners, 'Zzbudget for owners');
  inFolder(forBoard, 'Zzcontract for the board');
  em.create(UserCommunity, {
    community: here,
    condoUnit: '205',
    state: 'INVITED',
    inviteeName: 'Zzinvited Ines',
    inviteeEmail: 'ines@secret.example',
    inviteHash: sha256('an invitation'),
    inviteExpiresAt: new Date(Date.now() + 3_600_000),
  });
  em.create(OneTimeLink, {
    user: people.admin,
    hash: sha256('a first password'),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  em.create(OneTimeLink, {
    user: people.member,
    purpose: 'RESET_PASSWORD',
    hash: sha256('a new password'),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  for (const purpose of ['CONFIRM_EMAIL', 'UNDO_EMAIL'] as const) {
    em.create(OneTimeLink, {
      user: people.member,
      purpose,
      email: people.member.email,
      hash: sha256(`a link of ${purpose}`),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
  }
  em.create(PeopleImport, {
    community: here,
    createdBy: people.board,
    rows: [['204', 'Zzlisted Lia']],
  });
  em.create(CommunityScreen, {
    community: elsewhere,
    nonce: 'a screen',
    hash: screenHash(screenSecret(elsewhere.id, 'a screen')),
    madeBy: people.admin,
  });
  const bookedAt = new Date(Date.now() + 30 * 24 * 3_600_000);
  const place = makePlace(em, here, { name: 'Zzelevator', needsCertificate: true });
  const booking = makeBooking(em, place, people.member, {
    ...{ startsAt: bookedAt, endsAt: new Date(bookedAt.getTime() + 4 * 3_600_000) },
    ...{ unitLabel: '201', unitKey: '201', words: 'Zzpiano on Saturday', certificate: ref(file) },
  });
  makeBooking(em, place, null, {
    ...{ startsAt: new Date(bookedAt.getTime() + 5 * 3_600_000) },
    endsAt: new Date(bookedAt.getTime() + 6 * 3_600_000),
    guestName: 'Zzguest at the counter',
  });
  em.create(BookingFeed, {
    community: elsewhere,
    nonce: '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0ab',
    hash: feedHash('a day sheet'),
    madeBy: people.admin,
  });
  elsewhere.takesBookings = true;
  const placement = makePlacement(em, { html: '<p>Zzsoon</p>', status: 'DRAFT' });
  const contractor = makeContractor(em, { name: 'Zzcontractor', status: 'DRAFT' });
  const draftEvent = makeEvent(em, { title: 'Zzdraft event', status: 'DRAFT' });
  const draftArticle = makeArticle(em, { title: 'Zzdraft article', status: 'DRAFT' });
  const notice = makeNotice(em, people.board, here, {
    ...{ title: 'Zznotice for members', kind: 'MEETING', mustBeServed: true },
  });
  em.create(NoticeService, {
    ...{ notice, owner: ownRecord, unitLabel: '204', unitKey: '204', position: 1 },
    ...{ name: 'Zzowner served', way: 'MAIL', address: 'Zzelm street' },
  });
  const dated = makeNotice(em, people.board, here, { happensOn: '2027-03-14' });
  const issue = makeNewsletterIssue(em, here, { title: 'Zzissue of the building' });
  const event = makeEvent(em);
  const article = makeArticle(em);
  await em.flush();
  await putIssues(em);
  const desk = await makeDeskRequest(
    em,
    here,
    { author: people.member, joiner: neighbour, board: people.board },
    { number: 2001 },
  );
  const invitation = await em.findOneOrFail(UserCommunity, { inviteeName: 'Zzinvited Ines' });
  const imports = await em.findOneOrFail(PeopleImport, { community: here });
  const edition = await em.findOneOrFail(NewsletterEdition, { slug: 'spring-2024' });
  const cookies = { visitor: undefined } as Record<Kind, string | undefined>;
  for (const [kind, user] of Object.entries(people)) {
    cookies[kind as Kind] = await app.signIn(user);
  }
  cookies.contractor = await linkCookie(app, `/work/${desk.secret}`);
  const slug = here.slug;
  const pieces = [
    `articles/${draftArticle.id}`,
    `events/${draftEvent.id}`,
    `newsletters/${edition.id}`,
    `placements/${placement.id}`,
    `contractors/${contractor.id}`,
  ];
  const examples: Record<string, string> = {
    '/listings/:id': `/listings/${listing.id}`,
    '/activities/:id': `/activities/${activity.id}`,
    '/communities/:slug/bookings/:place': `/communities/${slug}/bookings/${place.id}`,
    '/communities/:slug/bookings/:place/:id': `/communities/${slug}/bookings/${place.id}/${booking.id}`,
    '/communities/:slug/bookings/:place/:id.ics': `/communities/${slug}/bookings/${place.id}/${booking.id}.ics`,
    '/manage/:slug/bookings/:id': `/manage/${slug}/bookings/${booking.id}`,
    '/manage/:slug/bookings/places/:place': `/manage/${slug}/bookings/places/${place.id}`,
    '/api/communities/:community/bookings/:id': `/api/communities/${slug}/bookings/${booking.id}`,
    '/day-sheet/:token.ics': '/day-sheet/a%20day%20sheet.ics',
    '/users/:id': `/users/${neighbour.id}`,
    '/api/listings/:id': `/api/listings/${listing.id}`,
    '/api/activities/:id': `/api/activities/${activity.id}`,
    '/api/users/:id': `/api/users/${neighbour.id}`,
    '/communities/:slug': `/communities/${slug}`,
    '/manage/:slug': `/manage/${slug}`,
    '/api/communities/:community': `/api/communities/${slug}`,
    '/admin/people/:id': `/admin/people/${neighbour.id}`,
    '/moderation/authors/:id': `/moderation/authors/${neighbour.id}`,
    '/newsletter-issues/:id': `/newsletter-issues/${issue.id}`,
    '/events/:slug': `/events/${event.slug}`,
    '/articles/:slug': `/articles/${article.slug}`,
    '/:guide': '/help',
    '/:rest': '/no/such/page',
    '/communities/:slug/requests/:ref': `/communities/${slug}/requests/${request.ref}`,
    '/communities/:slug/requests/:ref/join': `/communities/${slug}/requests/${shared.ref}/join`,
    '/communities/:slug/requests/:ref/leave': `/communities/${slug}/requests/${shared.ref}/leave`,
    '/api/communities/:community/requests/:ref': `/api/communities/${slug}/requests/${request.ref}`,
    '/newsletter/:slug': '/newsletter/spring-2024',
    '/api/city-events/:slug': `/api/city-events/${event.slug}`,
    '/manage/:slug/people/:id': `/manage/${slug}/people/${membership.id}`,
    '/communities/:slug/search': `/communities/${slug}/search?q=zz`,
    '/communities/:slug/notices/:id': `/communities/${slug}/notices/${notice.id}`,
    '/communities/:slug/notices/:id.ics': `/communities/${slug}/notices/${dated.id}.ics`,
    '/communities/:slug/notices/:id/files/:file': `/communities/${slug}/notices/${ownersNotice.id}/files/${file.id}`,
    '/api/communities/:community/notices/:id': `/api/communities/${slug}/notices/${notice.id}`,
    '/account/communities/:id': `/account/communities/${membership.id}`,
    '/listings/:id/appeal': `/listings/${rejected.id}/appeal`,
    '/activities/:id/appeal': `/activities/${rejectedWalk.id}/appeal`,
    '/communities/:slug/documents/:id': `/communities/${slug}/documents/${budget.id}`,
    '/communities/:slug/documents/folders/:folder': `/communities/${slug}/documents/folders/${owners.id}`,
    '/manage/:slug/documents/folders/:folder': `/manage/${slug}/documents/folders/${owners.id}`,
    '/manage/:slug/documents/texts/:text/:side': `/manage/${slug}/documents/texts/rules/en`,
    '/manage/:slug/documents/:id': `/manage/${slug}/documents/${budget.id}`,
    '/manage/:slug/invitations/:id': `/manage/${slug}/invitations/${invitation.id}`,
    '/manage/:slug/letters/:unitId': `/manage/${slug}/letters/${unit.id}`,
    '/account/owner/:id': `/account/owner/${ownRecord.id}`,
    '/manage/:slug/units/:id/mortgagees/:mortgagee': `/manage/${slug}/units/${unit.id}/mortgagees/${mortgagee.id}`,
    '/manage/:slug/service': `/manage/${slug}/service`,
    '/manage/:slug/units/:id/sale': `/manage/${slug}/units/${unit.id}/sale`,
    '/manage/:slug/units/:id/owners/:owner': `/manage/${slug}/units/${unit.id}/owners/${ownRecord.id}`,
    '/manage/:slug/year/:year/:duty': `/manage/${slug}/year/${year.id}/meeting-notice`,
    '/manage/:slug/requests/:ref': `/manage/${slug}/requests/${desk.ref}`,
    '/manage/:slug/requests/places/:id': `/manage/${slug}/requests/places/${desk.place.id}`,
    '/manage/:slug/requests/answers/:id': `/manage/${slug}/requests/answers/${desk.answer.id}`,
    '/work/:token': `/work/${desk.secret}`,
    '/work/:token/photos/:number': `/work/${desk.secret}/photos/1`,
    '/manage/:slug/units/:id': `/manage/${slug}/units/${unit.id}`,
    '/manage/:slug/notices/:id': `/manage/${slug}/notices/${notice.id}`,
    '/manage/:slug/notices/:id/:change': `/manage/${slug}/notices/${notice.id}/pin`,
    '/manage/:slug/people/:membershipId': `/manage/${slug}/people/${membership.id}`,
    '/manage/:slug/people/import/:importId': `/manage/${slug}/people/import/${imports.id}`,
    '/manage/editor/:kind': '/manage/editor/articles',
    '/manage/editor/:kind/:id': `/manage/editor/articles/${draftArticle.id}`,
    '/manage/editor/newsletters/:id': `/manage/editor/newsletters/${edition.id}`,
    '/invitation/:secret': '/invitation/an%20invitation',
    '/welcome/:secret': '/welcome/a%20first%20password',
    '/reset-password/:secret': '/reset-password/a%20new%20password',
    '/unsubscribe/:token': `/unsubscribe/${unsubscribeToken(people.member.id, 'NOTICES')}`,
    '/screen/:token': `/screen/${screenSecret(elsewhere.id, 'a screen')}`,
    '/dev/mail/:id': `/dev/mail/${neighbour.id}`,
    '/api/mail/bounces/:secret': '/api/mail/bounces/none-of-ours',
    '/confirm-email/:secret': '/confirm-email/a%20link%20of%20CONFIRM_EMAIL',
    '/undo-email/:secret': '/undo-email/a%20link%20of%20UNDO_EMAIL',
    '/activities/:id.ics': `/activities/${activity.id}.ics`,
    '/events/:slug.ics': `/events/${event.slug}.ics`,
    '/calendar/:token.ics': '/calendar/a%20calendar.ics',
    '/letters/:token': letterPath(letter.id),
    '/newsletter/:slug.pdf': '/newsletter/spring-2024.pdf',
    '/photos/:id/:file': `/photos/${notice.id}/400.webp`,
  };
  const post = { communityId: here.id, title: 'Lamp', description: 'Gives light.' };
  const bodies: Record<string, object> = {
    'post /api/listings': post,
    'post /api/activities': post,
    'patch /api/listings/:id': { status: 'REMOVED', version: 1 },
    'patch /api/activities/:id': { status: 'REMOVED', version: 1 },
    'post /api/communities/:community/bookings': {
      placeId: place.id,
      start: bookedAt.toISOString(),
    },
    'post /api/communities/:community/notices': { title: 'Water', content: 'Off at noon.' },
    'post /api/communities/:community/requests': {
      text: 'It drips.',
      place: null,
      category: 'WATER',
    },
    'patch /api/communities/:community/requests/:ref': { words: 'It drips.' },
  };
  return {
    cookies,
    document: (await (await app.send('/api/openapi.json')).json()) as ApiDocument,
    secrets: [
      { words: 'lamp@secret.example', of: members },
      { words: 'walk@secret.example', of: members },
      { words: 'Zznotice for members', of: members },
      { words: 'Zzissue of the building', of: members },
      { words: 'Zzrules of the house', of: members },
      { words: 'Zzpending sofa', of: moderators },
      { words: 'Zzelevator', of: members },
      { words: 'Zzpiano on Saturday', of: [...moderators, 'member'] },
      { words: 'Zzguest at the counter', of: moderators },
      { words: 'Zzquiet', of: ['admin'] },
      { words: 'Zzrequest of Mila', of: [...moderators, 'member'] },
      { words: 'Zzmessage to Mila', of: [...moderators, 'member'] },
      // To judge whether it is what they would report.
      { words: 'Zzshared', of: members },
      { words: 'Zzrequest of Nils', of: moderators },
      { words: '613-555-0199', of: moderators },
      { words: 'Zznote of the desk', of: moderators },
      { words: 'Zzletter to Mila', of: [] },
      { words: 'Zznote of the desk', of: moderators },
      { words: 'Zzwords of the contractor', of: moderators },
      { words: '613-555-0177', of: [...moderators, 'member'] },
      { words: 'Zzrejected', of: [...moderators, 'member'] },
      { words: 'Zznotice for owners', of: ['owner', ...moderators] },
      { words: 'Zznotice not out yet', of: moderators },
      { words: 'Zzfolder for owners', of: ['owner', ...moderators] },
      { words: 'Zzbudget for owners', of: ['owner', ...moderators] },
      { words: 'Zzfolder for the board', of: moderators },
      { words: 'Zzcontract for the board', of: moderators },
      { words: 'Zzlisted Lia', of: moderators },
      { words: 'Zzowner of record', of: [...moderators, 'member'] },
      { words: 'Zzelm street', of: [...moderators, 'member'] },
      { words: 'Zzowner served', of: moderators },
      { words: 'Zzdraft', of: ['admin'] },
      { words: 'Zzsoon', of: ['admin'] },
      { words: 'Zzcontractor', of: ['admin'] },
      { words: 'wanda.waiting@mail.example', of: [...moderators, 'waiting'] },
      { words: 'rafe.refused@mail.example', of: [...moderators, 'refused'] },
    ],
    bodyOf: (method, address) => bodies[`${method} ${address}`] ?? {},
    example: (address) => fill(address, examples),
    examples: (address) =>
      /^\/manage\/editor\/:kind\/:id(\/preview)?$/.test(address)
        ? pieces.map((piece) => address.replace(':kind/:id', piece))
        : [fill(address, examples)],
  };
}

/** What a browser has once it opened a link that its first answer takes the secret of. */
async function linkCookie(app: TestApp, link: string): Promise<string> {
  const { headers } = await app.handle(requestFor(link, {}));
  const [cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';');
  return cookie;
}

/** Fills in the longest beginning of an address that has an example, until nothing varies any more. */
function fill(address: string, examples: Record<string, string>): string {
  if (!/[:]/.test(address)) return address;
  const begins = Object.keys(examples)
    .filter((known) => address === known || address.startsWith(`${known}/`))
    .sort((one, other) => other.length - one.length)[0];
  if (!begins) throw new Error(`There is no example for ${address}: add one to sweep-world.ts`);
  return fill(address.replace(begins, examples[begins] ?? ''), examples);
}
