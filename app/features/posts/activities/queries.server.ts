import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { sql } from 'kysely';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import { timeSpan } from '#app/features/posts/places/time-span.server.ts';
import { factsOf } from '#app/features/posts/posts/access.server.ts';
import { moderationStateOf } from '#app/features/posts/posts/decisions/state/moderation-state.server.ts';
import { readPostRecord } from '#app/features/posts/posts/decisions/state/post-record.server.ts';
import { isOnNow, isOver } from '#app/features/posts/basics/over.ts';
import { contactFor, contactIsFor, publicStatuses } from '#app/features/posts/posts/policy.ts';
import { requireShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import {
  calendarLink,
  reportLink,
  unreachedNote,
  writeLink,
} from '#app/features/posts/posts/post-links.server.ts';
import { type Db, kysely } from '#app/lib/db/read.server.ts';
import type { ListPosition } from '#app/lib/db/read-page.ts';
import { cityZone, initialsOf, paragraphs } from '#app/lib/format.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { unbroken } from '#app/lib/unbroken.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { cardWords } from './activity-card.server.ts';
import { attendanceBox } from './attendance/attendance-text.server.ts';
import { attendanceOf } from './attendance/attendees.server.ts';
import { canSeeAttendees, canSeeWaiting } from './policy.ts';

const zone = sql.lit(cityZone);
const month = sql`date_trunc('month', now() at time zone ${zone})`;

/** The query of how many published activities start in the present month, as months run in Ottawa. */
export const activitiesThisMonth = (db: Db) =>
  db
    .selectFrom('activities')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'PUBLISHED')
    .where('when', '>=', sql<Date>`${month} at time zone ${zone}`)
    .where('when', '<', sql<Date>`(${month} + interval '1 month') at time zone ${zone}`);

const attendeesOnPage = 60;
const facesOnPage = 4;

/**
 * An activity as its page shows it, with a page of who is going.
 * Throws AppError `not-found` when the viewer may not see it.
 */
export async function activityPage(ctx: Ctx, id: string, position: ListPosition | null) {
  const activity = await requireShownPost(ctx, 'ACTIVITY', id);
  const facts = factsOf(activity);
  const seesAttendees = canSeeAttendees(ctx.actor, facts.communityId);
  const [attendance, { pictures, concerned }, unreached] = await Promise.all([
    attendanceOf(ctx, id, {
      position,
      size: seesAttendees ? attendeesOnPage : 0,
      seesWaiting: canSeeWaiting(ctx.actor, facts),
    }),
    readPostRecord(ctx, 'ACTIVITY', activity),
    unreachedNote(ctx, { id, authorId: facts.authorId }),
  ]);
  const { people, waitingNames, ...counted } = attendance;
  const { author } = activity;
  const { name, slug } = activity.community;
  const faces = people.items.slice(0, facesOnPage);
  const state = moderationStateOf(ctx, 'ACTIVITY', activity, concerned);
  return {
    id,
    title: activity.title,
    language: activity.language,
    pictures,
    paragraphs: paragraphs(activity.description).map(unbroken),
    /** Null while the day is still open. */
    when: activity.when,
    whenText: timeSpan(ctx.locale, activity),
    place: activity.place,
    isOver: isOver(activity),
    /** That it has begun and goes on. */
    onNow: isOnNow(activity) ? translate(ctx.locale, 'activities.onNow') : null,
    tags: activity.tags,
    contactEmail: contactFor(ctx.actor, facts, activity.contactEmail),
    contactIsFor: contactIsFor(ctx.actor, facts, activity.contactEmail),
    organizer: {
      id: author.id,
      name: author.name,
      /** The contact address that they wrote. */
      email: contactFor(ctx.actor, facts, activity.contactEmail),
      initials: initialsOf(author.name),
      image: portraitOf(author.image ?? null, 96),
    },
    community: { name, slug },
    state,
    unreached,
    /** Whether search engines may have it. */
    isPublic: activity.status === 'PUBLISHED' && activity.community.postReaders === 'ANYBODY',
    write: writeLink(ctx, 'ACTIVITY', { ...activity, ...facts }),
    report: reportLink(ctx, 'ACTIVITY', state),
    calendar: calendarLink(ctx, facts, activity),
    /** Null for those who may not see who is going; `others` are those without a face. */
    attendees: seesAttendees ? { ...people, faces, others: counted.going - faces.length } : null,
    /** The first on the waiting list, for those who may know, and how many more there are. */
    waiting: {
      names: waitingNames.map((stored) => nameFor(ctx.locale, stored)),
      others: counted.waiting - waitingNames.length,
    },
    attendance: attendanceBox(ctx, activity, counted),
    /** Its card in lists, for its author while it is under review. */
    card: state.isOwn && state.status === 'PENDING' ? cardWords(ctx.locale, activity) : null,
  };
}

export type ActivityPage = Awaited<ReturnType<typeof activityPage>>;

/** The present minute on Ottawa's clocks, for the date-time field: '2026-11-21T18:30'. */
export const earliestStart = (): string => cityTimeText(new Date());

const mostSuggestions = 12;

/**
 * The places where people of a community have met, the one they meet at most first: for the form. The
 * community is named by its slug, or by one of its activities. Guards nothing itself.
 */
export async function placesUsed(
  { em }: Pick<Ctx, 'em'>,
  { slug, activityId }: { slug: string; activityId?: never } | { slug?: never; activityId: string },
): Promise<string[]> {
  const rows = await kysely(em)
    .selectFrom('activities')
    .select(sql<string>`min(activities.place)`.as('place'))
    .where(
      'activities.community',
      '=',
      slug === undefined
        ? sql<string>`(select community_id from activities where id = ${activityId}::uuid)`
        : sql<string>`(select id from communities where slug = ${slug})`,
    )
    .where('activities.status', 'in', publicStatuses.ACTIVITY)
    .where('activities.place', 'is not', null)
    .groupBy(sql`lower(activities.place)`)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('place')
    .limit(mostSuggestions)
    .execute();
  return rows.map(({ place }) => place);
}
