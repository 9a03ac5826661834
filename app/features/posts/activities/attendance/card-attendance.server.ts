import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PostStatus } from '#db/enums.ts';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import type { Tables } from '#app/lib/db/read.server.ts';
import { initialsOf } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { cardChoice, cardText } from './attendance-text.server.ts';

/** The most faces of those who go that a list shows. */
const mostFaces = 4;

const activity = expressionBuilder<Tables, 'activities'>();

const going = activity
  .selectFrom('activity_attendees as attendee')
  .whereRef('attendee.activity', '=', 'activities.id')
  .where('attendee.ticket', 'is', null);

/**
 * What lists say of an activity, and who goes: how many, the first of them, and whether the viewer does. Only members
 * may see them.
 */
export const cardColumns = (viewer: RawBuilder<string | null>) =>
  [
    'id',
    'title',
    'language',
    'when',
    'endsAt',
    'place',
    'capacity',
    'status',
    'author as authorId',
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

interface CardRow {
  title: string;
  status: PostStatus;
  authorId: string;
  capacity?: number | null;
  going: number;
  faces: Parameters<typeof faceOf>[0][];
  own: 'goes' | 'waits' | null;
}

/** Who goes, as a list shows it, and what its viewer can do about it. */
export function cardAttendance(
  { actor, locale }: Pick<Ctx, 'actor' | 'locale'>,
  communityId: string,
  { title, status, authorId, capacity = null, going, faces, own }: CardRow,
  { faces: facesShown = mostFaces, isShort = false } = {},
) {
  if (status === 'CANCELLED') return cancelledCard(locale);
  const activity = { title, status, authorId, communityId, going, capacity };
  const shown = faces.slice(0, facesShown).map(faceOf);
  return {
    /** How many go, or how many places are left. */
    attendance: cardText(locale, activity, { isShort, isOwn: authorId === actor?.id }),
    faces: shown,
    /** How many go besides those. */
    others: going - shown.length,
    choice: cardChoice({ actor, locale }, activity, own),
  };
}

/** What a card says about attendance of a cancelled activity: only that it's cancelled, without buttons. */
const cancelledCard = (locale: Locale) => ({
  attendance: translate(locale, 'activities.isCancelled'),
  faces: [],
  others: 0,
  choice: { state: translate(locale, 'postStates.statuses.CANCELLED') },
});

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
