import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Activity, Community, Listing, User } from '../entities/index.ts';
import type { Language, ModerationAction, PostType } from '../enums.ts';
import {
  makeActivity,
  makeAttendee,
  makeListing,
  makeLogLine,
  makeNotice,
} from '../factories/index.ts';
import { cityDay, daysAgo, inDaysAt, thisMonthAt } from './city-time.ts';
import { withCommunity, type DemoCommunities } from './communities.ts';
import { activities } from './content/activities.ts';
import { listings } from './content/listings.ts';
import { notices } from './content/notices.ts';
import type { ActivityContent, CommunityKey, PostContent } from './content/types.ts';
import type { DemoPeople } from './people.ts';
import { sidesOf } from './sides.ts';

/** Notices, listings and activities, with who joined and what the board decided. */
export function seedPosts(
  em: SqlEntityManager,
  communities: DemoCommunities,
  people: DemoPeople,
  now: Date,
): void {
  withCommunity(communities, notices).forEach((notice, index) => {
    const { kind = 'INFORMATION', audience, isDraft, happens } = notice;
    const writtenAt = daysAgo(now, Math.max(notice.daysAgo, 0), index);
    const publishedAt = notice.daysAgo < 0 ? inDaysAt(now, -notice.daysAgo, 9) : writtenAt;
    makeNotice(em, people.manager, notice.community, {
      ...sidesOf(notice, ({ title, text }) => ({ title, content: text })),
      kind,
      pinned: notice.pinned ?? false,
      mustBeServed: notice.mustBeServed ?? false,
      status: isDraft ? 'DRAFT' : 'PUBLISHED',
      audience: audience === 'OWNERS' ? 'OWNERS' : audience ? 'FLOORS' : 'EVERYONE',
      audienceFloors: typeof audience === 'object' ? audience.floors : [],
      publishedAt: isDraft ? null : publishedAt,
      happensOn: happens ? cityDay(inDaysAt(now, happens.inDays, 12)) : null,
      happensFrom: happens?.from ?? null,
      happensUntil: happens?.until ?? null,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    });
  });

  withCommunity(communities, listings).forEach((content, index) => {
    const listing = makeListing(em, authorOf(people, content, index), content.community, {
      ...columnsOf(content, index, now),
      category: content.category,
      condition: content.condition ?? null,
      price: content.priceCents ?? null,
    });
    recordHistory(em, people, content, { type: 'LISTING', item: listing });
  });

  withCommunity(communities, activities).forEach((content, index) => {
    const { community, daysAgo: days, attendees = 0 } = content;
    const activity = makeActivity(em, authorOf(people, content, index + 4), community, {
      ...columnsOf(content, index, now),
      tags: content.tags,
      ...spanOf(content, now),
      place: content.place ?? null,
      capacity: content.capacity ?? null,
    });
    recordHistory(em, people, content, { type: 'ACTIVITY', item: activity });
    const neighbours = people.everyoneIn[community.slug as CommunityKey].filter(
      (user) => user !== activity.author.unwrap(),
    );
    for (let n = 0; n < Math.min(attendees, neighbours.length); n++) {
      const user = neighbours[(index * 7 + n * 3) % neighbours.length];
      if (user) joinOnce(em, activity, user, daysAgo(now, (n * 3 + index) % (days + 1), n));
    }
  });
}

/** What a listing and an activity have in common. */
function columnsOf<Status>(content: PostContent<Status>, index: number, now: Date) {
  const createdAt = daysAgo(now, content.daysAgo, index);
  return {
    title: content.title,
    description: content.text,
    language: content.language ?? 'en',
    images: content.picture ? [content.picture] : [],
    status: content.status ?? 'PUBLISHED',
    createdAt,
    updatedAt: createdAt,
  } as const;
}

function spanOf({ when }: ActivityContent, now: Date): Pick<Activity, 'when' | 'endsAt'> {
  if (!when) return { when: null, endsAt: null };
  const [hour = 0, minute = 0] = when.at.split(':').map(Number);
  const start =
    'thisMonth' in when
      ? thisMonthAt(now, when.thisMonth, hour, minute)
      : inDaysAt(now, when.inDays, hour, minute);
  const { minutes } = when;
  return { when: start, endsAt: minutes ? new Date(start.getTime() + minutes * 60_000) : null };
}

const joined = new WeakMap<Activity, Set<User>>();

function joinOnce(em: SqlEntityManager, activity: Activity, user: User, createdAt: Date) {
  const users = joined.get(activity) ?? new Set<User>();
  if (users.has(user)) return;
  joined.set(activity, users.add(user));
  const late = users.size - (activity.capacity ?? Infinity);
  makeAttendee(em, activity, user, { createdAt, ...(late > 0 ? { ticket: late } : {}) });
}

/**
 * Demo accounts write every third post, so that logging in shows posts of one's own. People who chose
 * French write the others in French.
 */
function authorOf(
  people: DemoPeople,
  { community, language }: { community: Community; language?: Language },
  index: number,
): User {
  const everyone = people.everyoneIn[community.slug as CommunityKey];
  const neighbours =
    language === 'fr' ? everyone.filter((user) => user.language === 'fr') : everyone;
  const author = index % 3 === 0 ? everyone[0] : neighbours[(index * 11) % neighbours.length];
  if (!author) throw new Error(`Nobody who could write that lives in ${community.slug}`);
  return author;
}

type Decided = Pick<PostContent<never>, 'reason' | 'reasonCode'>;

/** The log as if the post had come through the site: submitted, then decided. */
function recordHistory(
  em: SqlEntityManager,
  people: DemoPeople,
  { community, reason, reasonCode }: Decided & { community: Community },
  { type, item }: { type: PostType; item: Listing | Activity },
): void {
  const author = item.author.unwrap();
  const moderated = community.requireModeration;
  const record = (
    actor: User,
    action: ModerationAction,
    status: { from: string | null; to: string },
    moment: Date,
    said: Decided = {},
  ) =>
    makeLogLine(em, {
      subjectType: type,
      subjectId: item.id,
      community,
      actor,
      action,
      fromStatus: status.from,
      toStatus: status.to,
      reasonCode: said.reasonCode ?? null,
      publicReason: said.reason ?? null,
      snapshot: {
        title: item.title,
        description: item.description,
        language: item.language ?? 'en',
        version: 1,
      },
      createdAt: moment,
    });
  const later = (minutes: number) =>
    new Date(Math.min(item.createdAt.getTime() + minutes * 60_000, Date.now()));

  const first = moderated ? 'PENDING' : 'PUBLISHED';
  record(author, 'SUBMIT', { from: null, to: first }, item.createdAt);
  if (item.status === first) return;
  const board = community.slug === 'hillsview-place' ? people.board : people.manager;
  if (item.status === 'REJECTED') {
    const said = { ...(reason && { reason }), ...(reasonCode && { reasonCode }) };
    record(board, 'REJECT', { from: 'PENDING', to: 'REJECTED' }, later(90), said);
    item.version = 2;
    return;
  }
  record(board, 'APPROVE', { from: 'PENDING', to: 'PUBLISHED' }, later(45));
  item.version = 2;
  if (item.status === 'SOLD') {
    record(author, 'SELL', { from: 'PUBLISHED', to: 'SOLD' }, later(60 * 30));
    item.version = 3;
  }
}
