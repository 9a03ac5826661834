import { sql } from 'kysely';
import type { Language } from '#db/enums.ts';
import { initialsOf } from '#app/lib/forms/names.ts';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import { timeSpan } from '#app/features/posts/places/time-span.server.ts';
import { factsOf } from '#app/features/posts/posts/access.server.ts';
import {
  moderationStateOf,
  type ModerationState,
} from '#app/features/posts/posts/decisions/state/moderation-state.server.ts';
import { readPostRecord } from '#app/features/posts/posts/decisions/state/post-record.server.ts';
import { isOver } from '#app/features/posts/basics/over.ts';
import { contactFor, contactIsFor, publicStatuses } from '#app/features/posts/posts/policy.ts';
import { requireShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import {
  calendarLink,
  reportLink,
  writeLink,
  type PostLink,
} from '#app/features/posts/posts/post-links.server.ts';
import { type Db, kysely } from '#app/lib/db/read.server.ts';
import type { Place, TwoWayPage } from '#app/lib/db/read-page.ts';
import { cityZone, paragraphs } from '#app/lib/format.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Picture } from '#app/ui/detail.tsx';
import { attendanceBox, type AttendanceBox } from './attendance/attendance-text.server.ts';
import { attendanceOf, type AttendeeFace } from './attendance/attendees.server.ts';
import { canSeeAttendees } from './policy.ts';

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

export interface ActivityPage {
  id: string;
  title: string;
  /** Of its title, description and tags. */
  language: Language;
  pictures: Picture[];
  paragraphs: string[];
  /** Null while the day is still open. */
  when: Date | null;
  /** The same in words, with its end. */
  whenText: string;
  place: string | null;
  isOver: boolean;
  tags: string[];
  contactEmail: string | null;
  /** Who has to log in, or belong to the community, to see the contact e-mail. */
  contactIsFor: 'log-in' | 'members-only' | null;
  organizer: { id: string; name: string; initials: string; image: string | null };
  community: { name: string; slug: string };
  state: ModerationState;
  /** The ways beside the organizer, and beside the date. */
  links: PostLink[];
  dateLinks: PostLink[];
  /** Who is going; null for those who may not see it. */
  attendees:
    | (TwoWayPage<AttendeeFace> & {
        faces: AttendeeFace[];
        /** How many are going besides those whose faces are shown. */
        others: number;
      })
    | null;
  attendance: AttendanceBox;
}

const attendeesOnPage = 60;
const facesOnPage = 4;

/**
 * An activity as its page shows it, with a page of who is going.
 * Throws AppError `not-found` when the viewer may not see it.
 */
export async function activityPage(
  ctx: Ctx,
  id: string,
  place: Place | null,
): Promise<ActivityPage> {
  const activity = await requireShownPost(ctx, 'ACTIVITY', id);
  const facts = factsOf(activity);
  const seesAttendees = canSeeAttendees(ctx.actor, facts.communityId);
  const [{ people, ...counted }, { pictures, concerned }] = await Promise.all([
    attendanceOf(ctx, id, { place, size: seesAttendees ? attendeesOnPage : 0 }),
    readPostRecord(ctx, 'ACTIVITY', activity),
  ]);
  const { author } = activity;
  const { name, slug } = activity.community;
  const when = activity.when ?? null;
  const faces = people.items.slice(0, facesOnPage);
  const state = moderationStateOf(ctx, 'ACTIVITY', activity, concerned);
  const links = [writeLink(ctx, 'ACTIVITY', facts), reportLink(ctx, 'ACTIVITY', state)];
  return {
    id,
    title: activity.title,
    language: activity.language,
    pictures,
    paragraphs: paragraphs(activity.description),
    when,
    whenText: timeSpan(ctx.locale, activity),
    place: activity.place ?? null,
    isOver: isOver(activity),
    tags: activity.tags,
    contactEmail: contactFor(ctx.actor, facts, activity.contactEmail),
    contactIsFor: contactIsFor(ctx.actor, facts, activity.contactEmail),
    organizer: {
      id: author.id,
      name: author.name,
      initials: initialsOf(author.name),
      image: portraitOf(author.image ?? null, 96),
    },
    community: { name, slug },
    state,
    links: links.filter((link) => link !== null),
    dateLinks: [calendarLink(ctx, facts, activity)].filter((link) => link !== null),
    attendees: seesAttendees ? { ...people, faces, others: counted.going - faces.length } : null,
    attendance: attendanceBox(ctx, activity, counted),
  };
}

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
