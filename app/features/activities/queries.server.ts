import { z } from 'zod';
import { initialsOf } from '#app/features/accounts/labels.ts';
import { contactFor, type Subject } from '#app/features/posts/policy.ts';
import { standingOf, type Standing } from '#app/features/posts/decisions/moderation-state.server.ts';
import { portraitOf } from '#app/features/photos/addresses.ts';
import { picturesAt } from '#app/features/photos/pictures.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Picture } from '#app/ui/detail.tsx';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import {
  cardDateTime,
  cityZone,
  counted,
  dayAndMonth,
  fullDateTime,
  paragraphs,
} from '#app/lib/format.ts';
import { cursorMoment, type Page } from '#app/lib/db/pagination.ts';
import { attendanceOf, type AttendeeFace } from './attendees.server.ts';
import { canAttend, canSeeAttendees, isOpen, isOver, startsBeforeNow } from './policy.ts';
import { ownActivity, subjectOf, visibleActivity } from './visible.server.ts';

/** What the hub's Activities tab shows of an activity. */
export interface ActivityCard {
  id: string;
  title: string;
  /** Null while the day is still open. */
  date: { day: string; month: string; full: string } | null;
  tags: string[];
  picture: Picture | null;
  going: string;
}

const tagsOnCard = 2;
const cursorSchema = z.tuple([z.union([cursorMoment, z.literal('open')]), z.uuid()]);

interface Row {
  id: string;
  title: string;
  when: Date | string | null;
  tags: string[];
  images: string[];
  going: number;
}

/**
 * Published activities of a community that are not over, the soonest first and those without a
 * day last, a page at a time.
 */
export async function hubActivities(
  { em }: Ctx,
  communityId: string,
  { cursor, size = 12 }: { cursor: string | null; size?: number },
): Promise<Page<ActivityCard>> {
  const [from, id] = readCursor(cursor);
  const rows = await em.execute<Row[]>(
    `select a.id, a.title, a."when", a.tags, a.images,
            (select count(*)::int from activity_attendees t where t.activity_id = a.id) as going
       from activities a
      where a.community_id = ? and a.status = 'PUBLISHED'
        and (a."when" is null or a."when" >= now())
        and (coalesce(a."when", 'infinity'), a.id) > (?::timestamptz, ?::uuid)
      order by coalesce(a."when", 'infinity'), a.id
      limit ?`,
    [communityId, from, id, size + 1],
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const pictureAt = await picturesAt(
    em,
    shown.flatMap((row) => row.images.slice(0, 1)),
  );
  const lastWhen = last?.when ? new Date(last.when).toISOString() : 'open';
  return {
    items: shown.map((row) => toCard(row, pictureAt)),
    next: rows.length > size && last ? `${lastWhen}_${last.id}` : null,
  };
}

function readCursor(cursor: string | null): [string, string] {
  if (cursor === null) return ['-infinity', '00000000-0000-0000-0000-000000000000'];
  const parsed = cursorSchema.safeParse(cursor.split('_'));
  if (!parsed.success) throw new AppError('invalid', 'That page of the list does not exist.');
  const [when, id] = parsed.data;
  return [when === 'open' ? 'infinity' : when, id];
}

function toCard(row: Row, pictureAt: (address: string) => Picture): ActivityCard {
  const when = row.when ? new Date(row.when) : null;
  return {
    id: row.id,
    title: row.title,
    date: when && { ...dayAndMonth(when), full: cardDateTime(when) },
    tags: row.tags.slice(0, tagsOnCard),
    picture: row.images[0] ? pictureAt(row.images[0]) : null,
    going: row.going === 0 ? 'Be the first to join' : `${counted(row.going, 'neighbour')} going`,
  };
}

/**
 * How many published activities start in the present month, as months run in Ottawa: those of
 * one community, or of all.
 */
export async function activitiesThisMonth(em: Em, communityId?: string): Promise<number> {
  const month = `date_trunc('month', now() at time zone '${cityZone}')`;
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count
       from activities
      where status = 'PUBLISHED'
        and "when" >= ${month} at time zone '${cityZone}'
        and "when" < (${month} + interval '1 month') at time zone '${cityZone}'
        ${communityId ? 'and community_id = ?' : ''}`,
    communityId ? [communityId] : [],
  );
  return row?.count ?? 0;
}

export interface ActivityPage {
  id: string;
  title: string;
  pictures: Picture[];
  paragraphs: string[];
  /** 'Saturday, November 21, 2026 at 6:30 PM'; null while the day is still open. */
  when: string | null;
  isOver: boolean;
  tags: string[];
  contactEmail: string | null;
  organizer: { id: string; name: string; initials: string; image: string | null };
  community: { name: string; slug: string };
  standing: Standing;
  /** How many come beside the organizer, in words. */
  going: string;
  /** Who comes; null for who may not see it. */
  attendees: {
    people: AttendeeFace[];
    next: string | null;
    faces: AttendeeFace[];
    /** How many come beside those whose faces are shown. */
    others: number;
  } | null;
  /** What the viewer may do, or who could: nothing for the organizer and once it is closed. */
  attendance: 'join' | 'leave' | 'log-in' | 'members-only' | null;
}

const attendeesOnPage = 60;
const facesOnPage = 4;

/**
 * An activity as its page shows it, with a page of who comes.
 * Throws AppError `not-found` when the viewer may not see it.
 */
export async function activityPage(
  ctx: Ctx,
  id: string,
  cursor: string | null,
): Promise<ActivityPage> {
  const activity = await visibleActivity(ctx, id);
  const subject = subjectOf(activity);
  const shown = canSeeAttendees(ctx.actor, subject.communityId);
  const { going, joined, people } = await attendanceOf(ctx, id, {
    cursor,
    size: shown ? attendeesOnPage : 0,
  });
  const author = activity.author.unwrap();
  const { name, slug } = activity.community.unwrap();
  const when = activity.when ?? null;
  const faces = people.items.slice(0, facesOnPage);
  return {
    id,
    title: activity.title,
    pictures: activity.images.map(await picturesAt(ctx.em, activity.images)),
    paragraphs: paragraphs(activity.description),
    when: when && fullDateTime(when),
    isOver: isOver(when),
    tags: activity.tags,
    contactEmail: contactFor(ctx.actor, subjectOf(activity), activity.contactEmail),
    organizer: {
      id: author.id,
      name: author.name,
      initials: initialsOf(author.name),
      image: portraitOf(author.image ?? null, 96),
    },
    community: { name, slug },
    standing: await standingOf(ctx, 'ACTIVITY', subject),
    going: isOver(when) ? joinedText(going) : goingText(going),
    attendees: shown
      ? { people: people.items, next: people.next, faces, others: going - faces.length }
      : null,
    attendance: attendanceFor(ctx, { ...subject, when }, joined),
  };
}

function attendanceFor(
  { actor }: Ctx,
  subject: Subject & { when: Date | null },
  joined: boolean,
): ActivityPage['attendance'] {
  if (!isOpen(subject)) return null;
  if (!actor) return 'log-in';
  if (actor.id === subject.authorId) return null;
  if (!canAttend(actor, subject)) return 'members-only';
  return joined ? 'leave' : 'join';
}

const goingText = (going: number): string =>
  going === 0 ? 'Nobody has joined yet' : `${counted(going, 'neighbour')} going`;

const joinedText = (going: number): string =>
  going === 0 ? 'Nobody joined' : `${counted(going, 'neighbour')} joined`;

export interface ActivityDraft {
  id: string;
  title: string;
  community: { name: string; slug: string; requireModeration: boolean };
  /** The form's fields as text, the way a person would have typed them, and the pictures. */
  values: Record<string, string | string[]>;
  /** The earliest start the field offers; none for an activity that has begun already. */
  earliest: string | undefined;
}

/**
 * The actor's own activity, ready for the edit form.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `conflict` (closed).
 */
export async function activityDraft(ctx: Ctx, id: string): Promise<ActivityDraft> {
  const activity = await ownActivity(ctx, id);
  const { name, slug, requireModeration } = activity.community.unwrap();
  const { when } = activity;
  return {
    id,
    title: activity.title,
    community: { name, slug, requireModeration },
    values: {
      title: activity.title,
      description: activity.description,
      when: when ? cityTimeText(when) : '',
      tags: activity.tags.join(', '),
      contactEmail: activity.contactEmail ?? '',
      images: activity.images,
      version: String(activity.version),
    },
    earliest: when && startsBeforeNow(when) ? undefined : earliestStart(),
  };
}

/** The present minute on Ottawa's clocks, for the date-time field: '2026-11-21T18:30'. */
export const earliestStart = (): string => cityTimeText(new Date());
