import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import {
  Activity,
  ActivityAttendee,
  AdPlacement,
  BookablePlace,
  Booking,
  CityEvent,
  Community,
  CondoNotice,
  Contractor,
  EditorialArticle,
  Listing,
  MailLetter,
  ModerationEvent,
  NewsletterIssue,
  User,
  type Unit,
  UserCommunity,
} from '../entities/index.ts';
import { setupSteps } from '../enums.ts';
import { slugFor } from '../slug.ts';

/**
 * Factories make one row each, with believable values for whatever is not given. They only
 * register the row with `em`; flush when everything is made.
 */

type Given<Entity> = Partial<Omit<Entity, 'id'>> & { id?: string };

/** A hash whose password nobody knows, for people who are in the data but never log in. */
const noPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$vYwW9rkA2hywAUUML/e80g$1hk3vkfwJCdp3i+4qxqSJtIkvtmPXW+rLuyL3eGNXEQ';

let counter = 0;
const next = () => `${(counter += 1)}-${randomUUID().slice(0, 6)}`;

export function makeCommunity(em: EntityManager, given: Given<Community> = {}): Community {
  const name = given.name ?? `Maple Court ${next()}`;
  return em.create(Community, {
    name,
    slug: slugFor(name, randomUUID()),
    address: '40 Maple Lane, Ottawa',
    managerEmail: 'manager@maple-court.example',
    managerPhone: '613-555-0150',
    emergencyPhone: '613-555-0151',
    officeHours: 'Mon-Fri 9AM-5PM',
    requireModeration: true,
    joinPolicy: 'OPEN',
    postReaders: 'ANYBODY',
    openedAt: new Date(),
    setupDone: [...setupSteps],
    ...given,
  });
}

export function makeUser(em: EntityManager, given: Given<User> = {}): User {
  return em.create(User, {
    name: 'Robin Tremblay',
    email: `robin.${next()}@mail.example`,
    password: noPassword,
    role: 'RESIDENT',
    ...given,
  });
}

/** Moves a person into a community; the first call for a person is the primary one. */
export function makeMembership(
  em: EntityManager,
  user: User,
  community: Community,
  given: Given<Omit<UserCommunity, 'user' | 'community' | 'unit'>> & { unit?: Unit | null } = {},
): UserCommunity {
  return em.create(UserCommunity, {
    condoUnit: '101',
    isPrimary: true,
    confirmedAt: given.state && given.state !== 'CONFIRMED' ? null : new Date(),
    ...given,
    user,
    community,
  });
}

/** A place to book: by default two half days on each day of the week, confirmed right away. */
export function makePlace(
  em: EntityManager,
  community: Community,
  given: Given<Omit<BookablePlace, 'community'>> = {},
): BookablePlace {
  return em.create(BookablePlace, {
    kind: 'ELEVATOR',
    name: 'Elevator for a move',
    times: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
      { weekday, from: '09:00', until: '13:00' },
      { weekday, from: '13:00', until: '17:00' },
    ]),
    ...given,
    community,
  });
}

/** A booking that holds its time; for somebody, or with `guestName` for nobody with an account. */
export function makeBooking(
  em: EntityManager,
  place: BookablePlace,
  user: User | null,
  given: Given<Omit<Booking, 'user' | 'place' | 'community'>> & { startsAt: Date; endsAt: Date },
): Booking {
  return em.create(Booking, {
    ...{ unitLabel: '305', unitKey: '305', state: 'CONFIRMED' as const, seat: 1 },
    ...given,
    ...{ user, place },
    community: place.community,
  });
}

export function makeListing(
  em: EntityManager,
  author: User,
  community: Community,
  given: Given<Omit<Listing, 'author' | 'community'>> = {},
): Listing {
  const id = given.id ?? randomUUID();
  const title = given.title ?? 'Oak side table';
  return em.create(Listing, {
    description: 'Solid oak, 45 cm square. One small ring on the top.',
    category: 'furniture',
    condition: 'GOOD',
    price: 4500,
    status: 'PUBLISHED',
    contactEmail: author.email,
    ...given,
    id,
    title,
    slug: slugFor(title, id),
    author,
    community,
  });
}

export function makeActivity(
  em: EntityManager,
  author: User,
  community: Community,
  given: Given<Omit<Activity, 'author' | 'community'>> = {},
): Activity {
  const id = given.id ?? randomUUID();
  const title = given.title ?? 'Evening walk along the river';
  return em.create(Activity, {
    description: 'An easy hour. We meet in the lobby.',
    when: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000),
    tags: ['outdoors'],
    status: 'PUBLISHED',
    contactEmail: author.email,
    ...given,
    id,
    title,
    slug: slugFor(title, id),
    author,
    community,
  });
}

export const makeAttendee = (
  em: EntityManager,
  activity: Activity,
  user: User,
  given: { createdAt?: Date; ticket?: number } = {},
): ActivityAttendee => em.create(ActivityAttendee, { ...given, activity, user });

export function makeNotice(
  em: EntityManager,
  author: User,
  community: Community,
  given: Given<Omit<CondoNotice, 'author' | 'community' | 'rank'>> = {},
): CondoNotice {
  return em.create(CondoNotice, {
    title: 'Elevator B is out until noon',
    content: 'The door motor is being replaced. Elevator A is running.',
    pinned: false,
    publishedAt: new Date(),
    ...given,
    author,
    community,
  });
}

/** A line in the log. `actor` had the role then that they have now. */
export const makeLogLine = (
  em: EntityManager,
  {
    actor,
    ...line
  }: Pick<
    ModerationEvent,
    'subjectType' | 'subjectId' | 'action' | 'toStatus' | 'snapshot' | 'createdAt'
  > &
    Partial<
      Pick<ModerationEvent, 'fromStatus' | 'reasonCode' | 'publicReason' | 'internalNote'>
    > & {
      community: Community;
      actor: User | null;
    },
): ModerationEvent =>
  em.create(ModerationEvent, { ...line, actor, actorRole: actor?.role ?? null });

/** A letter by mail to a person, which was sent unless it says otherwise. */
export function makeMailLetter(
  em: EntityManager,
  user: User,
  given: Given<Omit<MailLetter, 'user' | 'community'>> = {},
): MailLetter {
  const isOpen = given.state === 'QUEUED' || given.state === 'HELD';
  return em.create(MailLetter, {
    kind: 'NOTICE',
    topic: 'NOTICES',
    address: user.email,
    params: {},
    event: `test:${randomUUID()}`,
    state: 'SENT',
    nextTryAt: new Date(),
    settledAt: isOpen ? null : new Date(),
    ...given,
    user,
  });
}

export function makeNewsletterIssue(
  em: EntityManager,
  community: Community | null,
  given: Given<Omit<NewsletterIssue, 'community'>> = {},
): NewsletterIssue {
  const id = given.id ?? randomUUID();
  return em.create(NewsletterIssue, {
    title: 'The lobby board',
    pdfUrl: `/newsletter-issues/${id}/pdf`,
    month: 11,
    year: 2026,
    ...given,
    id,
    community,
  });
}

export function makeEvent(em: EntityManager, given: Given<CityEvent> = {}): CityEvent {
  const title = given.title ?? 'Winter market';
  return em.create(CityEvent, {
    slug: slugFor(title, randomUUID()),
    description: 'Stalls, soup and a fire to stand around.',
    startDate: new Date(Date.now() + 10 * 24 * 60 * 60 * 1000),
    location: 'Lansdowne Park',
    status: 'PUBLISHED',
    ...given,
    title,
  });
}

export function makeArticle(
  em: EntityManager,
  given: Given<EditorialArticle> = {},
): EditorialArticle {
  const title = given.title ?? 'A balcony in January';
  return em.create(EditorialArticle, {
    section: 'LIFESTYLE',
    slug: slugFor(title, randomUUID()),
    excerpt: 'What can stay out, and what should come in.',
    content: 'Terracotta cracks when it freezes wet.',
    status: 'PUBLISHED',
    ...given,
    title,
  });
}

export function makeContractor(em: EntityManager, given: Given<Contractor> = {}): Contractor {
  return em.create(Contractor, {
    name: 'Riverbend Drains',
    trade: 'Drains',
    description: 'Clears what is stuck and says what it was.',
    area: 'Vanier and Overbrook',
    phone: '613-555-0181',
    status: 'PUBLISHED',
    ...given,
  });
}

export function makePlacement(em: EntityManager, given: Given<AdPlacement> = {}): AdPlacement {
  const day = 24 * 60 * 60 * 1000;
  return em.create(AdPlacement, {
    position: 'home',
    creativeType: 'HTML',
    html: '<p>Boots resoled while you wait.</p>',
    linkUrl: 'https://cobbler.example',
    status: 'PUBLISHED',
    startAt: new Date(Date.now() - day),
    endAt: new Date(Date.now() + 90 * day),
    ...given,
  });
}
