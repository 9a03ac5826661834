import { sql } from 'kysely';
import type { Activity } from '#db/entities/index.ts';
import { initialsOf } from '#app/features/accounts/labels.ts';
import { portraitOf } from '#app/features/photos/addresses.ts';
import { requirePost } from '#app/features/posts/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import {
  keyFormat,
  placeAfter,
  readPage,
  type Place,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Attendee } from '../api-schema.ts';
import { activityKind } from '../kind.server.ts';
import { canSeeAttendees } from '../policy.ts';
import { attendanceRows } from './attendance-rows.server.ts';

/** An attendee with what a page draws of them. */
export interface AttendeeFace extends Attendee {
  initials: string;
  image: string | null;
}

interface Attendance {
  /** How many are going, whoever asks. */
  going: number;
  /** Whether the viewer is one of them. */
  joined: boolean;
  /** Who is going, in the order they joined. */
  people: TwoWayPage<AttendeeFace>;
}

/**
 * How many are going to an activity, whether the viewer is, and a page of who: in one query.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function attendanceOf(
  { em, actor }: Ctx,
  activityId: string,
  { place, size }: { place: Place | null; size: number },
): Promise<Attendance> {
  const total = { going: 0, joined: false };
  const people = await readPage(place, {
    size,
    format: keyFormat,
    read: async (from) => {
      const rows = await attendanceRows(em, {
        ...from,
        activityId,
        viewer: actor?.id ?? null,
        limit: size === 0 ? 0 : from.limit,
      });
      total.going = rows[0]?.going ?? 0;
      total.joined = rows[0]?.joined ?? false;
      return rows.flatMap((row) => (row.id === null ? [] : [row as PersonRow]));
    },
    keyOf: ({ joinedAt, id }) => ({ at: new Date(joinedAt), id }),
  });
  return { ...total, people: { ...people, items: people.items.map(toFace) } };
}

interface PersonRow extends Attendee {
  image: string | null;
  joinedAt: Date;
}

const toFace = ({ id, name, email, image }: PersonRow): AttendeeFace => ({
  id,
  name,
  email,
  image: portraitOf(image, 96),
  initials: initialsOf(name),
});

/**
 * Who is going to an activity, in the order they joined, a page at a time.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` for anyone but members and
 * moderators of its community.
 */
export async function attendees(
  ctx: Ctx,
  id: string,
  { after = null, limit }: { after?: string | null | undefined; limit: number },
): Promise<TwoWayPage<Attendee>> {
  const actor = requireActor(ctx);
  const activity = await requirePost<Activity>(ctx, activityKind, id);
  if (!canSeeAttendees(actor, activity.community.id)) {
    throw new AppError('forbidden', 'activities.attendeesForMembers');
  }
  const { people } = await attendanceOf(ctx, id, { place: placeAfter(after), size: limit });
  const items = people.items.map(({ id: userId, name, email }) => ({ id: userId, name, email }));
  return { ...people, items };
}

/** The ids of who is going to each of some activities, by the activity's id. */
export async function attendeeIdsOf(em: Em, activityIds: string[]): Promise<Map<string, string[]>> {
  if (activityIds.length === 0) return new Map();
  const rows = await kysely(em)
    .selectFrom('activity_attendees')
    .select([
      'activity',
      sql<string[]>`json_agg(user_id order by created_at, user_id)`.as('people'),
    ])
    .where('activity', 'in', activityIds)
    .groupBy('activity')
    .execute();
  return new Map(rows.map(({ activity, people }) => [activity, people]));
}
