import { addDays } from '#app/lib/day.ts';
import { cityToday, readCityTime } from '#app/lib/forms/city-time.server.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  makeActivity,
  makeArticle,
  makeAttendee,
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
import {
  AdPlacement,
  BoardYear,
  Community,
  CommunityDocument,
  ModerationEvent,
  NewsletterEdition,
  NoticeService,
  OwnerConsent,
  PeopleImport,
  ServiceHandover,
  ServiceRequest,
  StoredFile,
  Unit,
  UserCommunity,
} from '#db/entities/index.ts';
import type { Listing, User } from '#db/entities/index.ts';
import { makeRequest, makeRequestEntry, makeRequestPlace } from '#db/factories/requests.ts';
import { putIssues } from './newsletters.ts';
import type { Em } from './sessions.ts';
import { makeShelf } from './town-records.ts';
import { makeDeskRequest } from './town-requests.ts';

const day = 24 * 60 * 60 * 1000;

/** A word of forty letters, about the longest that a person will type. */
export const longWord = 'Rindfleischetikettierungsueberwachungsge';
const arabicName = 'عبد الرحمن بن محمد الفاروقي';
const hebrewTitle = 'מנורת קריאה, כמעט חדשה';
const pdf = '%PDF-1.4\n%%EOF\n';

/** Everyone who visits the pages. */
export const everyone = ['visitor', 'resident', 'twoHomes', 'board', 'manager', 'admin'] as const;
export type Who = (typeof everyone)[number];

export type Town = Awaited<ReturnType<typeof makeTown>>;

/**
 * A small neighbourhood with one of everything, in every state, with very long words and right-to-left
 * names. The three communities of the footer exist once per database; everything else is new with each
 * call.
 */
export async function makeTown(server: { em: () => Em; env: { dataDir: string } }) {
  const em = server.em();
  const [hillsview, clarence, nepean] = await footerCommunities(em);
  hillsview.takesBookings = true;
  const people = makePeople(em, hillsview, clarence);
  const listings = makeListings(em, people, hillsview);
  const activities = makeActivities(em, people, hillsview);
  // Enough for a second page of a list.
  for (let n = 0; n < 8; n++) {
    makeListing(em, people.neighbour, hillsview, { title: `Chair number ${n}` });
    makeActivity(em, people.neighbour, hillsview, { title: `Walk number ${n}` });
  }
  makeNotice(em, people.board, hillsview, {
    title: `Water off: ${longWord}`,
    content: `The plumber comes at nine.\n\nFill a kettle, ${longWord}.`,
    pinned: true,
  });
  makeNotice(em, people.board, hillsview);
  const issue = makeNewsletterIssue(em, hillsview, { coverImageUrl: '/images/bulletins/fall.svg' });
  const event = makeEvent(em, {
    title: `Lantern ${longWord} evening`,
    location: `${longWord} Park`,
    website: 'https://lanterns.example/',
    images: ['/images/events/lights.svg', '/images/events/carols.svg'],
    featured: true,
  });
  const pastEvent = makeEvent(em, {
    title: 'Last winter’s market',
    startDate: new Date(Date.now() - 20 * day),
    endDate: new Date(Date.now() - 19 * day),
  });
  const article = makeArticle(em, {
    title: `Dry rooms and ${longWord}`,
    content: `One ${longWord}.\n\n## Felt\n\nTwo.`,
    coverImageUrl: '/images/articles/quiet-floors.svg',
    author: arabicName,
  });
  makeArticle(em, { title: 'A bean stew', coverImageUrl: '/images/articles/small-kitchen.svg' });
  for (const position of ['home', 'hub-sidebar', 'newsletter'] as const) {
    makePlacement(em, { position, html: `<p><strong>${longWord}</strong> Boots resoled.</p>` });
  }
  const contractor = makeContractor(em, {
    name: `${longWord} Drains`,
    description: `Unblocks ${longWord}.`,
    website: 'https://drains.example/',
  });
  makePlacement(em, {
    creativeType: 'IMAGE',
    imageUrl: '/images/sponsors/bakery.svg',
    html: '<p><strong>Bread by the river</strong></p>',
  });
  const unit = em.create(Unit, {
    community: hillsview,
    label: 'PH1',
    key: `ph${randomUUID()}`,
    floor: 16,
  });
  const ownerRecord = makeOwner(em, unit, {
    membership: people.membership,
    name: arabicName,
    address: `12 ${longWord} Street\nKingston ON`,
  });
  const mortgagee = makeMortgagee(em, unit, { name: `Bank ${longWord}` });
  em.create(OwnerConsent, {
    ...{ owner: ownerRecord, answer: 'AGREED', givenOn: '2026-01-05', way: 'FORM' },
    recordedBy: people.board,
  });
  const year = em.create(BoardYear, {
    ...{ community: hillsview, endsOn: `${3000 + Math.floor(Math.random() * 6000)}-12-31` },
    meetingOn: '2027-04-20',
  });
  const closed = em.create(Community, { name: 'Birch Lane', slug: `birch-lane-${randomUUID()}` });
  const draft = makeArticle(em, { title: 'A draft about balconies', status: 'DRAFT' });
  const notice = makeNotice(em, people.board, hillsview, { title: `Water ${longWord}` });
  const served = makeNotice(em, people.board, hillsview, {
    ...{ title: `Meeting ${longWord}`, kind: 'MEETING', mustBeServed: true },
  });
  // Not pinned: it is above no page.
  const emergency = makeNotice(em, people.board, hillsview, {
    ...{ title: `Smoke ${longWord}`, kind: 'EMERGENCY', audience: 'OWNERS' },
    publishedAt: new Date('2026-01-03T15:00:00Z'),
  });
  const handover = em.create(ServiceHandover, {
    ...{ notice: served, way: 'MAIL', what: longWord, handedOn: '2026-01-06' },
    ...{ handedBy: hebrewTitle, count: 1, recordedBy: people.board },
  });
  const service = { notice: served, unitLabel: 'PH1', unitKey: unit.key };
  em.create(NoticeService, {
    ...{ ...service, owner: ownerRecord, position: 1, name: arabicName, way: 'MAIL', handover },
    address: `12 ${longWord} Street`,
  });
  em.create(NoticeService, { ...{ ...service, position: 2, name: longWord, way: 'UNIT' } });
  const invitation = em.create(UserCommunity, {
    community: hillsview,
    condoUnit: 'PH1',
    state: 'INVITED',
    inviteeName: longWord,
    inviteeEmail: 'invited@mail.example',
  });
  const list = em.create(PeopleImport, {
    community: hillsview,
    createdBy: people.board,
    rows: [
      ['Unit', 'Name'],
      ['PH1', longWord],
    ],
  });
  const place = makePlace(em, hillsview, {
    name: `Elevator ${longWord}`,
    rules: `Movers use the ${longWord}.`,
    ...{ deposit: 30_000, needsCertificate: true, isConfirmedByHand: true },
  });
  const bookedAt = momentOf(addDays(cityToday(), 10), '09:00');
  const booking = makeBooking(em, place, people.resident, {
    ...{ startsAt: bookedAt, endsAt: new Date(bookedAt.getTime() + day / 6) },
    ...{ state: 'ASKED', words: `A piano, and ${longWord}.` },
  });
  const elevator = makeRequestPlace(em, hillsview, { name: `Elevator ${longWord}` });
  const ownRequest = makeRequest(em, people.resident, hillsview, {
    text: `The tap drips.\n\n${longWord}`,
    phone: '613-555-0143',
    ...{ state: 'PLANNED', plannedFor: '2031-03-14' },
  });
  makeRequestEntry(em, ownRequest, people.manager, {
    ...{ kind: 'STATE', fromState: 'NEW', toState: 'PLANNED', plannedFor: '2031-03-14' },
    words: `The plumber comes, ${longWord}.`,
  });
  const doneRequest = makeRequest(em, people.resident, hillsview, { state: 'DONE' });
  makeRequest(em, people.neighbour, hillsview, { category: 'ELEVATOR', place: elevator });
  const waiting = makeUser(em, { name: arabicName });
  makeMembership(em, waiting, hillsview, { condoUnit: '101', state: 'WAITING' });
  await em.flush();
  await putIssues(em);
  const edition = await em.findOneOrFail(NewsletterEdition, { slug: 'spring-2024' });
  const placement = await em.findOneOrFail(AdPlacement, { creativeType: 'IMAGE' });
  const shelf = await makeShelf(em, hillsview, people.board, longWord);
  const deskRequest = await makeDeskRequest(
    em,
    hillsview,
    { author: people.resident, joiner: people.neighbour, board: people.board },
    {
      number: (await em.count(ServiceRequest, { community: hillsview.id })) + 3001,
      word: longWord,
    },
  );
  await putFile(server.env.dataDir, `emergency/${hillsview.id}.pdf`);
  await putFile(server.env.dataDir, `newsletters/${issue.id}.pdf`);
  for (const { id } of await em.find(StoredFile, { community: hillsview.id })) {
    await putFile(server.env.dataDir, `photos/stored/${id}`);
  }
  return {
    ...people,
    ...{ place, booking, bookable: { day: addDays(cityToday(), 11) } },
    shelf,
    deskRequest,
    hillsview,
    clarence,
    nepean,
    ...listings,
    ...activities,
    issue,
    event,
    pastEvent,
    article,
    unit,
    ownerRecord,
    mortgagee,
    year,
    served,
    emergency,
    closed,
    draft,
    notice,
    invitation,
    list,
    edition,
    placement,
    contractor,
    ownRequest,
    doneRequest,
  };
}

/** The person for a role; null for the visitor. */
export const personOf = (town: Town, who: Who): User | null =>
  who === 'visitor' ? null : town[who];

async function footerCommunities(em: Em): Promise<[Community, Community, Community]> {
  const wanted = [
    {
      slug: 'hillsview-place',
      name: `${longWord} Place`,
      acOnApprox: 'June 1st',
      takesRequests: true,
    },
    { slug: 'clarence-court', name: 'Clarence Court' },
    { slug: '18-nepean', name: '18 Nepean', requireModeration: false },
  ];
  const found = await Promise.all(
    wanted.map(async ({ slug, ...given }, index) => {
      const known = await em.fork().findOne(Community, { slug });
      if (known) return em.merge(Community, known);
      const community = makeCommunity(em, { slug, ...given });
      if (index === 0) addDocuments(em, community);
      return community;
    }),
  );
  await em.flush();
  return found as [Community, Community, Community];
}

function addDocuments(em: Em, community: Community) {
  community.rulesUrl = `/communities/${community.slug}/rules`;
  community.emergencyPdfUrl = `/communities/${community.slug}/emergency.pdf`;
  for (const kind of ['RULES', 'EMERGENCY'] as const) {
    em.create(CommunityDocument, {
      community,
      kind,
      title: `House rules of ${community.name}`,
      lead: 'What we agreed on.',
      sections: [{ heading: 'Quiet hours', paragraphs: [`From ten to seven, ${longWord}.`] }],
    });
  }
}

function makePeople(em: Em, hillsview: Community, clarence: Community) {
  const people = {
    resident: makeUser(em, {
      name: arabicName,
      email: `${longWord.toLowerCase()}.${Date.now()}@mail.example`,
    }),
    twoHomes: makeUser(em, { name: `Wilhelmina ${longWord}` }),
    board: makeUser(em, { name: 'Bo Board', role: 'BOARD' }),
    manager: makeUser(em, { name: 'Mona Manager', role: 'MANAGER' }),
    admin: makeUser(em, { name: 'Ada Admin', role: 'ADMIN' }),
    neighbour: makeUser(em, { name: `Nadia ${longWord}` }),
  };
  const membership = makeMembership(em, people.resident, hillsview, { condoUnit: '305' });
  makeMembership(em, people.twoHomes, hillsview, { condoUnit: '611' });
  makeMembership(em, people.twoHomes, clarence, { condoUnit: '7', isPrimary: false });
  makeMembership(em, people.board, hillsview, { condoUnit: '1204', canModerate: true });
  makeMembership(em, people.manager, hillsview, { condoUnit: 'Office', canModerate: true });
  makeMembership(em, people.neighbour, hillsview, { condoUnit: '12' });
  return { ...people, membership };
}

type People = ReturnType<typeof makePeople>;

/** What was decided so long ago can't be undone any longer. */
const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);

function makeListings(em: Em, { resident, neighbour, board }: People, hillsview: Community) {
  const own = (status: Listing['status'], title: string) =>
    makeListing(em, resident, hillsview, { status, title });
  for (let n = 1; n <= 3; n++) {
    own('PUBLISHED', `Ash snowshoes, pair ${n}`);
    own('PENDING', `Skates, pair ${n}`);
  }
  const listings = {
    published: makeListing(em, neighbour, hillsview, {
      title: hebrewTitle,
      description: `Warm light.\n\n${longWord}`,
      images: ['/images/listings/lamp.svg', '/images/listings/desk.svg'],
    }),
    plain: makeListing(em, neighbour, hillsview, {
      title: longWord,
      price: null,
      contactEmail: null,
    }),
    ownListing: own('PUBLISHED', 'Ash snowshoes'),
    ownPending: own('PENDING', `${longWord} shelf`),
    ownRejected: own('REJECTED', 'Blurry chair'),
    ownSold: own('SOLD', 'Kettle'),
    ownRemoved: own('REMOVED', 'Old radio'),
    ownWithdrawn: own('WITHDRAWN', 'Coat'),
  };
  for (const [listing, action] of [
    [listings.ownRejected, 'REJECT'],
    [listings.ownRemoved, 'REMOVE'],
    [listings.plain, 'APPROVE'],
  ] as const) {
    em.create(ModerationEvent, {
      subjectType: 'LISTING',
      subjectId: listing.id,
      community: hillsview,
      actor: board,
      actorRole: 'BOARD',
      action,
      fromStatus: 'PENDING',
      toStatus: listing.status,
      publicReason: action === 'APPROVE' ? null : `Please say how high it is, ${longWord}.`,
      snapshot: { title: listing.title },
      createdAt: anHourAgo,
    });
  }
  return listings;
}

function makeActivities(
  em: Em,
  { resident, twoHomes, neighbour, board, manager }: People,
  hillsview: Community,
) {
  for (let n = 1; n <= 3; n++) {
    makeActivity(em, resident, hillsview, { title: `Choir, part ${n}` });
    makeActivity(em, resident, hillsview, { title: `Chess, part ${n}`, status: 'PENDING' });
  }
  const activities = {
    walk: makeActivity(em, neighbour, hillsview, {
      title: `${longWord} walk`,
      tags: ['outdoors', longWord, 'Free'],
      images: ['/images/activities/walk.svg'],
    }),
    ownActivity: makeActivity(em, resident, hillsview, { title: 'Soup night' }),
    over: makeActivity(em, neighbour, hillsview, { when: new Date(Date.now() - day) }),
    cancelled: makeActivity(em, resident, hillsview, { status: 'CANCELLED', when: null }),
    pending: makeActivity(em, resident, hillsview, { status: 'PENDING', title: 'Chess' }),
    ownRejectedWalk: makeActivity(em, resident, hillsview, { status: 'REJECTED', title: 'A run' }),
  };
  em.create(ModerationEvent, {
    subjectType: 'ACTIVITY',
    subjectId: activities.ownRejectedWalk.id,
    community: hillsview,
    actor: board,
    actorRole: 'BOARD',
    action: 'REJECT',
    fromStatus: 'PENDING',
    toStatus: 'REJECTED',
    reasonCode: 'UNCLEAR',
    snapshot: { title: 'A run' },
    createdAt: anHourAgo,
  });
  for (const user of [resident, twoHomes, board, manager]) makeAttendee(em, activities.walk, user);
  for (let n = 0; n < 3; n++) {
    const guest = makeUser(em, { name: `${longWord} ${n}` });
    makeMembership(em, guest, hillsview);
    makeAttendee(em, activities.walk, guest);
  }
  return activities;
}

/** The moment at which clocks in Ottawa show a time on a day. */
function momentOf(on: string, clock: string): Date {
  const at = readCityTime(`${on}T${clock}`);
  if (!(at instanceof Date)) throw new Error(`Not a time: ${on} ${clock}`);
  return at;
}

async function putFile(dataDir: string, path: string) {
  const file = join(dataDir, 'files', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pdf);
}
