import { sql } from 'kysely';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import type { Db } from '#app/lib/db/kysely.server.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';

interface AttendanceParams extends ReadFrom {
  activityId: string;
  viewer: string | null;
}

/** How many are going and whether the viewer is, beside each person of a page. */
export const attendanceRows = compiledRead((db, params: Params<AttendanceParams>) => {
  const { direction } = readingOrder('asc', params.given('back'));
  return db
    .selectFrom(attendanceTotal(db, params).as('total'))
    .leftJoin(attendeePage(db, params).as('person'), (join) => join.onTrue())
    .selectAll()
    .orderBy('person.joinedAt', direction)
    .orderBy('person.id', direction);
});

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

/** Who is going to an activity, from a key on. */
const attendeePage = (db: Db, { param, given }: Params<AttendanceParams>) => {
  const { operator, direction } = readingOrder('asc', given('back'));
  return db
    .selectFrom('activity_attendees as attendee')
    .innerJoin('users', 'users.id', 'attendee.user')
    .select([
      'users.id',
      'users.name',
      sql<string | null>`case when users.shows_email then users.email end`.as('email'),
      'users.image',
      'attendee.createdAt as joinedAt',
    ])
    .where('attendee.activity', '=', param('activityId'))
    .$if(given('at'), (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('attendee.createdAt', 'attendee.user'),
          operator,
          tuple(param('at'), param('id')),
        ),
      ),
    )
    .orderBy('attendee.createdAt', direction)
    .orderBy('attendee.user', direction)
    .limit(param('limit'));
};
