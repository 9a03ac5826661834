import { sql } from 'kysely';
import type { Activity } from '#db/entities/index.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { initialsOf } from '#app/lib/format.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import { requirePost } from '#app/features/posts/posts/access.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import {
  keyFormat,
  positionAfter,
  readPage,
  type ListPosition,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Attendee } from '../api-schema.ts';
import { activityKind } from '../kind.server.ts';
import { canSeeAttendees } from '../policy.ts';
import { attendanceRows } from './attendance-rows.server.ts';

/** An attendee with what a page draws of them. */
interface AttendeeFace extends Attendee {
  initials: string;
  image: string | null;
}

export interface Attendance {
  /** How many are going, whoever asks. */
  going: number;
  /** How many wait for a place. */
  waiting: number;
  /** The first of them by name, for those who may know. */
  waitingNames: string[];
  /** Whether the viewer is on the list, with a place or waiting for one. */
  joined: boolean;
  /** The viewer's place in line, from 1; null for who does not wait. */
  position: number | null;
  /** Whether the viewer hears by email of a place that they get. */
  hears: boolean;
  /** Who is going, in the order they joined. */
  people: TwoWayPage<AttendeeFace>;
}

/**
 * How many are going to an activity, how the viewer stands, and a page of who: in one query.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function attendanceOf(
  { em, actor, locale }: Ctx,
  activityId: string,
  {
    position,
    size,
    seesWaiting = false,
  }: { position: ListPosition | null; size: number; seesWaiting?: boolean },
): Promise<Attendance> {
  const total = {
    ...{ going: 0, waiting: 0, joined: false, hears: false },
    waitingNames: [] as string[],
    position: null as number | null,
  };
  const people = await readPage(position, {
    size,
    format: keyFormat,
    read: async (from) => {
      const rows = await attendanceRows(em, {
        ...from,
        activityId,
        viewer: actor?.id ?? null,
        seesWaiting: seesWaiting || null,
        limit: size === 0 ? 0 : from.limit,
      });
      const [first] = rows;
      total.going = first?.going ?? 0;
      total.waiting = first?.waiting ?? 0;
      total.waitingNames = first?.waitingNames ?? [];
      total.joined = first?.joined ?? false;
      total.hears = (first?.hears ?? false) && lettersArrive();
      total.position = first?.position || null;
      return rows.flatMap((row) => (row.id === null ? [] : [row as PersonRow]));
    },
    keyOf: ({ joinedAt, id }) => ({ at: new Date(joinedAt), id }),
  });
  return { ...total, people: { ...people, items: people.items.map((row) => toFace(locale, row)) } };
}

interface PersonRow extends Attendee {
  image: string | null;
  joinedAt: Date;
}

const toFace = (locale: Locale, { id, name: stored, email, image }: PersonRow): AttendeeFace => {
  const name = nameFor(locale, stored);
  return { id, name, email, image: portraitOf(image, 96), initials: initialsOf(name) };
};

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
  const { people } = await attendanceOf(ctx, id, { position: positionAfter(after), size: limit });
  const items = people.items.map(({ id: userId, name, email }) => ({ id: userId, name, email }));
  return { ...people, items };
}

/** Who is on the list of an activity, as the JSON contract says it. */
export interface ListedPeople {
  /** Who is going. */
  ids: string[];
  /** How many wait for a place. */
  waiting: number;
  /** The caller's place in line; null for who does not wait. */
  position: number | null;
}

/** Who is on the list of each of some activities, by the activity's id; none for an empty list. */
export async function listedPeople(
  { em, actor }: Pick<Ctx, 'em' | 'actor'>,
  activityIds: string[],
): Promise<Map<string, ListedPeople>> {
  if (activityIds.length === 0) return new Map();
  const rows = await lists(em, { activityIds });
  return new Map(
    rows.map(({ activity, ids, line }) => {
      const position = actor ? line.indexOf(actor.id) + 1 : 0;
      return [activity, { ids, waiting: line.length, position: position || null }];
    }),
  );
}

const lists = compiledRead((db, { param }: Params<{ activityIds: string[] }>) =>
  db
    .selectFrom('activity_attendees')
    .select([
      'activity',
      sql<string[]>`coalesce(json_agg(user_id order by created_at, user_id)
        filter (where ticket is null), '[]')`.as('ids'),
      sql<string[]>`coalesce(json_agg(user_id order by ticket)
        filter (where ticket is not null), '[]')`.as('line'),
    ])
    .where('activity', '=', sql<string>`any(${param('activityIds')}::uuid[])`)
    .groupBy('activity'),
);
