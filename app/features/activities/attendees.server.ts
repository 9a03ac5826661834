import { initialsOf } from '#app/features/accounts/labels.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { portraitOf } from '#app/features/photos/addresses.ts';
import { AppError } from '#app/lib/errors.ts';
import { cursorAt, pageBy, readCursor, type Page } from '#app/lib/db/pagination.ts';
import { canSeeAttendees } from './policy.ts';
import { visibleActivity } from './visible.server.ts';
import type { Attendee } from './api-schema.ts';

/** The same with what a page draws of them. */
export interface AttendeeFace extends Attendee {
  initials: string;
  image: string | null;
}

export interface Attendance {
  /** How many come, whoever asks. */
  going: number;
  /** Whether the viewer is one of them. */
  joined: boolean;
  /** Who comes, the first to join first. */
  people: Page<AttendeeFace>;
}

interface Row {
  going: number;
  joined: boolean;
  /** Null in the one row there is when nobody is asked for or nobody comes. */
  id: string | null;
  name: string;
  email: string;
  image: string | null;
  joinedAt: Date | string;
}

/** How many come to an activity, whether the viewer does, and `size` of who, in one query. */
export async function attendanceOf(
  { em, actor }: Ctx,
  activityId: string,
  { cursor, size }: { cursor: string | null; size: number },
): Promise<Attendance> {
  const [joinedAfter, idAfter] = cursor
    ? readCursor(cursor)
    : [new Date(0), '00000000-0000-0000-0000-000000000000'];
  const rows = await em.execute<Row[]>(
    `select whole.going, whole.joined, part.*
       from (select count(*)::int as going, coalesce(bool_or(user_id = ?::uuid), false) as joined
               from activity_attendees where activity_id = ?) whole
       left join (select u.id, u.name, u.email, u.image, t.created_at as "joinedAt"
                    from activity_attendees t join users u on u.id = t.user_id
                   where t.activity_id = ? and (t.created_at, t.user_id) > (?::timestamptz, ?::uuid)
                   order by t.created_at, t.user_id
                   limit ?) part on true
      order by part."joinedAt", part.id`,
    [
      actor?.id ?? null,
      activityId,
      activityId,
      joinedAfter.toISOString(),
      idAfter,
      size === 0 ? 0 : size + 1,
    ],
  );
  const people = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }]));
  return {
    going: rows[0]?.going ?? 0,
    joined: rows[0]?.joined ?? false,
    people: pageBy(people, size, toFace, ({ joinedAt, id }) => cursorAt(new Date(joinedAt), id)),
  };
}

const toFace = ({ id, name, email, image }: Attendee & Pick<Row, 'image'>): AttendeeFace => ({
  id,
  name,
  email,
  image: portraitOf(image, 96),
  initials: initialsOf(name),
});

/**
 * Who comes to an activity, the first to join first, a page at a time.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` for anyone but members and
 * moderators of its community.
 */
export async function attendees(
  ctx: Ctx,
  id: string,
  { after = null, limit }: { after?: string | null | undefined; limit: number },
): Promise<Page<Attendee>> {
  const actor = requireActor(ctx);
  const activity = await visibleActivity(ctx, id);
  if (!canSeeAttendees(actor, activity.community.id)) {
    throw new AppError('forbidden', 'Only the members of this community can see who comes.');
  }
  const { people } = await attendanceOf(ctx, id, { cursor: after, size: limit });
  return {
    items: people.items.map(({ id, name, email }) => ({ id, name, email })),
    next: people.next,
  };
}

/** Who comes to each of some activities, by the activity's id; nobody where the id is missing. */
export async function attendeeIdsOf(em: Em, activityIds: string[]): Promise<Map<string, string[]>> {
  if (activityIds.length === 0) return new Map();
  const rows = await em.execute<{ id: string; people: string[] }[]>(
    `select activity_id as id, json_agg(user_id order by created_at, user_id) as people
       from activity_attendees
      where activity_id in (${activityIds.map(() => '?').join(', ')})
      group by activity_id`,
    activityIds,
  );
  return new Map(rows.map(({ id, people }) => [id, people]));
}
