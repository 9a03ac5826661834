import { sql } from 'kysely';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import type { Db } from '#app/lib/db/kysely.server.ts';

interface AttendanceParams {
  activityId: string;
  viewer: string | null;
  after: Date | null;
  id: string | null;
  limit: number;
}

/** How many are going and whether the viewer is, beside each person of a page. */
export const attendanceRows = compiledRead((db, params: Params<AttendanceParams>) =>
  db
    .selectFrom(attendanceTotal(db, params).as('total'))
    .leftJoin(attendeePage(db, params).as('person'), (join) => join.onTrue())
    .selectAll()
    .orderBy('person.joinedAt')
    .orderBy('person.id'),
);

const attendanceTotal = (db: Db, { param, given }: Params<AttendanceParams>) =>
  db
    .selectFrom('activity_attendees')
    .select([
      sql<number>`count(*)::int`.as('going'),
      given('viewer')
        ? sql<boolean>`coalesce(bool_or(user_id = ${param('viewer')}::uuid), false)`.as('joined')
        : sql<boolean>`false`.as('joined'),
    ])
    .where('activity', '=', param('activityId'));

/** Who is going to an activity, after a cursor. */
const attendeePage = (db: Db, { param, given }: Params<AttendanceParams>) =>
  db
    .selectFrom('activity_attendees as attendee')
    .innerJoin('users', 'users.id', 'attendee.user')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.image',
      'attendee.createdAt as joinedAt',
    ])
    .where('attendee.activity', '=', param('activityId'))
    .$if(given('after'), (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('attendee.createdAt', 'attendee.user'),
          '>',
          tuple(param('after'), param('id')),
        ),
      ),
    )
    .orderBy('attendee.createdAt')
    .orderBy('attendee.user')
    .limit(param('limit'));
