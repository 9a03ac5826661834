import { sql, type RawBuilder } from 'kysely';
import { mailReaches } from '#app/features/mail/outbox/mail-reaches.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';

interface AttendanceParams extends ReadFrom {
  activityId: string;
  viewer: string | null;
  /** True for a viewer who may know who is on the waiting list. */
  seesWaiting: true | null;
}

/** How many people of a waiting list a page names. */
const mostWaiting = 20;

/** How many are going and wait, and how the viewer stands, beside each person of a page. */
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
      sql<number>`(count(*) filter (where ticket is null))::int`.as('going'),
      sql<number>`count(ticket)::int`.as('waiting'),
      given('viewer')
        ? sql<boolean>`coalesce(bool_or(user_id = ${param('viewer')}::uuid), false)`.as('joined')
        : sql<boolean>`false`.as('joined'),
      given('viewer')
        ? positionIn(param('activityId'), param('viewer')).as('position')
        : sql<number>`0`.as('position'),
      given('viewer')
        ? sql<boolean>`exists (select from users viewer where viewer.id = ${param('viewer')}::uuid
            and ${mailReaches('viewer', 'ATTENDING')})`.as('hears')
        : sql<boolean>`false`.as('hears'),
      given('seesWaiting')
        ? waitingNames(param('activityId')).as('waitingNames')
        : sql<string[]>`'[]'::json`.as('waitingNames'),
    ])
    .where('activity', '=', param('activityId'));

/** The viewer's place in the line, as a count of everybody on the list; 0 for who does not wait. */
const positionIn = (activityId: RawBuilder<string>, viewer: RawBuilder<string>) =>
  sql<number>`(count(*) filter (where ticket <= (
    select own.ticket from activity_attendees own
    where own.activity_id = ${activityId}::uuid and own.user_id = ${viewer}::uuid)))::int`;

/** The names at the head of the waiting list, in its order. */
const waitingNames = (activityId: RawBuilder<string>) =>
  sql<string[]>`(select coalesce(json_agg(line.name order by line.ticket), '[]') from (
    select users.name, waiting.ticket from activity_attendees waiting
    join users on users.id = waiting.user_id
    where waiting.activity_id = ${activityId}::uuid and waiting.ticket is not null
    order by waiting.ticket limit ${sql.lit(mostWaiting)}) line)`;

/** The address of an attendee who shows it to those who are going too, of whom the organizer is one (rules 18.7). */
const sharedAddress = ({ param, given }: Params<AttendanceParams>) =>
  given('viewer')
    ? sql<string | null>`case when users.shows_email and (
        exists (select from activity_attendees own where own.activity_id = ${param('activityId')}::uuid
          and own.user_id = ${param('viewer')}::uuid and own.ticket is null)
        or exists (select from activities own where own.id = ${param('activityId')}::uuid
          and own.author_id = ${param('viewer')}::uuid)) then users.email end`
    : sql<string | null>`null::text`;

/** Who is going to an activity, from a key on. */
const attendeePage = (db: Db, params: Params<AttendanceParams>) =>
  db
    .selectFrom('activity_attendees as attendee')
    .innerJoin('users', 'users.id', 'attendee.user')
    .select([
      'users.id',
      'users.name',
      sharedAddress(params).as('email'),
      'users.image',
      'attendee.createdAt as joinedAt',
    ])
    .where('attendee.activity', '=', params.param('activityId'))
    .where('attendee.ticket', 'is', null)
    .$call(fromKey(params, ['attendee.createdAt', 'attendee.user'], 'asc'));
