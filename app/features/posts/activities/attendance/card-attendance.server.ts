import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import type { Tables } from '#app/lib/db/read.server.ts';
import { initialsOf } from '#app/lib/format.ts';

/** How many faces of those who go a list shows. */
const mostFaces = 4;

const activity = expressionBuilder<Tables, 'activities'>();

const going = activity
  .selectFrom('activity_attendees as attendee')
  .whereRef('attendee.activity', '=', 'activities.id')
  .where('attendee.ticket', 'is', null);

/** Who goes to an activity: how many, the first of them, and whether the viewer does. Only members may see them. */
export const attendanceColumns = (viewer: RawBuilder<string>) =>
  [
    going
      .select(sql<number>`count(*)::int`.as('count'))
      .$asScalar()
      .$notNull()
      .as('going'),
    jsonArrayFrom(
      going
        .innerJoin('users', 'users.id', 'attendee.user')
        .select(['users.id', 'users.name', 'users.image'])
        .orderBy('attendee.createdAt')
        .orderBy('attendee.user')
        .limit(mostFaces),
    ).as('faces'),
    activity
      .selectFrom('activity_attendees as own')
      .select(
        sql<'goes' | 'waits'>`case when own.ticket is null then 'goes' else 'waits' end`.as('own'),
      )
      .whereRef('own.activity', '=', 'activities.id')
      .where('own.user', '=', viewer)
      .$asScalar()
      .as('own'),
  ] as const;

/** A person as a small portrait. */
export const faceOf = ({
  id,
  name,
  image,
}: {
  id: string;
  name: string;
  image: string | null;
}) => ({
  id,
  initials: initialsOf(name),
  image: portraitOf(image, 96),
});
