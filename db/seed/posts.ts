import type { SqlEntityManager } from '@mikro-orm/sql';
import { ModerationEvent } from '../entities/index.ts';
import type { Activity, Community, Listing, User } from '../entities/index.ts';
import type { Language, ModerationAction, PostType, ReasonCode } from '../enums.ts';
import { makeActivity, makeAttendee, makeListing, makeNotice } from '../factories/index.ts';
import { daysAgo, inDaysAt, thisMonthAt } from './city-time.ts';
import type { DemoCommunities } from './communities.ts';
import { activities } from './content/activities.ts';
import { listings } from './content/listings.ts';
import { notices } from './content/notices.ts';
import type { ActivityContent, CommunityKey } from './content/types.ts';
import type { DemoPeople } from './people.ts';
import { sidesOf } from './sides.ts';

/** Notices, listings and activities, with who joined and what the board decided. */
export function seedPosts(
  em: SqlEntityManager,
  communities: DemoCommunities,
  people: DemoPeople,
  now: Date,
): void {
  notices.forEach((notice, index) => {
    const { kind = 'INFORMATION', audience, isDraft } = notice;
    const writtenAt = daysAgo(now, Math.max(notice.daysAgo, 0), index);
    const publishedAt = notice.daysAgo < 0 ? inDaysAt(now, -notice.daysAgo, 9) : writtenAt;
    makeNotice(em, people.manager, communities[notice.community], {
      ...sidesOf(notice, ({ title, content }) => ({ title, content })),
      kind,
      pinned: notice.pinned,
      status: isDraft ? 'DRAFT' : 'PUBLISHED',
      audience: audience === 'OWNERS' ? 'OWNERS' : audience ? 'FLOORS' : 'EVERYONE',
      audienceFloors: typeof audience === 'object' ? audience.floors : [],
      publishedAt: isDraft ? null : publishedAt,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    });
  });

  listings.forEach((content, index) => {
    const {
      community: key,
      picture,
      priceCents,
      daysAgo: days,
      reason,
      reasonCode,
      ...text
    } = content;
    const createdAt = daysAgo(now, days, index);
    const listing = makeListing(em, authorOf(people, content, index), communities[key], {
      ...text,
      price: priceCents,
      images: picture ? [picture] : [],
      createdAt,
      updatedAt: createdAt,
    });
    const said = { reason, reasonCode };
    recordHistory(em, people, communities[key], { type: 'LISTING', item: listing, ...said });
  });

  activities.forEach((content, index) => {
    const createdAt = daysAgo(now, content.daysAgo, index);
    const community = communities[content.community];
    const activity = makeActivity(em, authorOf(people, content, index + 4), community, {
      title: content.title,
      description: content.description,
      language: content.language ?? 'en',
      tags: content.tags,
      images: content.picture ? [content.picture] : [],
      ...spanOf(content, now),
      place: content.place ?? null,
      capacity: content.capacity ?? null,
      status: content.status,
      createdAt,
      updatedAt: createdAt,
    });
    recordHistory(em, people, community, {
      type: 'ACTIVITY',
      item: activity,
      reason: content.reason,
      reasonCode: content.reasonCode,
    });
    const neighbours = people.of[content.community].filter(
      (user) => user !== activity.author.unwrap(),
    );
    for (let n = 0; n < Math.min(content.attendees, neighbours.length); n++) {
      const user = neighbours[(index * 7 + n * 3) % neighbours.length];
      if (user)
        joinOnce(em, activity, user, daysAgo(now, (n * 3 + index) % (content.daysAgo + 1), n));
    }
  });
}

function spanOf(content: ActivityContent, now: Date) {
  const when = startOf(content, now);
  const { minutes } = content;
  return { when, endsAt: when && minutes ? new Date(when.getTime() + minutes * 60_000) : null };
}

function startOf({ when, hour, minute }: ActivityContent, now: Date): Date | null {
  if (when === null) return null;
  return 'thisMonth' in when
    ? thisMonthAt(now, when.thisMonth, hour, minute)
    : inDaysAt(now, when.inDays, hour, minute);
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
 * Every third post is by a demo account, so that logging in as one shows posts of one's own. The
 * others in French are by people who chose French.
 */
function authorOf(
  people: DemoPeople,
  { community: key, language }: { community: CommunityKey; language?: Language },
  index: number,
): User {
  const everyone = people.of[key];
  const neighbours =
    language === 'fr' ? everyone.filter((user) => user.language === 'fr') : everyone;
  const author = index % 3 === 0 ? everyone[0] : neighbours[(index * 11) % neighbours.length];
  if (!author) throw new Error(`Nobody who could write that lives in ${key}`);
  return author;
}

/** The log a post would have if it had come through the site: submitted, then decided. */
function recordHistory(
  em: SqlEntityManager,
  people: DemoPeople,
  community: Community,
  post: {
    type: PostType;
    item: Listing | Activity;
    reason: string | undefined;
    reasonCode: ReasonCode | undefined;
  },
): void {
  const { type, item, reason, reasonCode } = post;
  const author = item.author.unwrap();
  const moderated = community.requireModeration;
  const record = (
    actor: User,
    action: ModerationAction,
    status: { from: string | null; to: string },
    moment: Date,
    said: { reason?: string | undefined; reasonCode?: ReasonCode | undefined } = {},
  ) =>
    em.create(ModerationEvent, {
      subjectType: type,
      subjectId: item.id,
      community,
      actor,
      actorRole: actor.role,
      action,
      fromStatus: status.from,
      toStatus: status.to,
      reasonCode: said.reasonCode ?? null,
      publicReason: said.reason ?? null,
      internalNote: null,
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
    record(board, 'REJECT', { from: 'PENDING', to: 'REJECTED' }, later(90), {
      reason,
      reasonCode,
    });
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
