import { sql } from 'kysely';
import { z } from 'zod';
import { picturesAt } from '#app/features/media/photos/pictures.server.ts';
import { notOver } from '#app/features/posts/basics/over.server.ts';
import { mostlyIn } from '#app/features/posts/basics/written-in.server.ts';
import { filterForm } from '#app/features/communities/matching/filters.server.ts';
import { plannedForWords } from '#app/features/communities/matching/match.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { cursorAt } from '#app/lib/db/cursors.ts';
import { cursorMoment, parseCursor } from '#app/lib/db/pagination.ts';
import {
  mostRead,
  readingOrder,
  readPage,
  type ListPosition,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { cardWords, type ActivityCard } from './activity-card.server.ts';
import { cardAttendance, cardColumns } from './attendance/card-attendance.server.ts';
import type { Filters } from '#app/ui/forms/filter-form.tsx';
import {
  activityFilterFields,
  activityFilters,
  fitting,
  fittingParams,
  type FittingParams,
} from './filters.server.ts';

const cursorSchema = z.tuple([z.union([cursorMoment, z.literal('open')]), z.uuid().toLowerCase()]);

/** The start of an activity for ordering: one whose day is still open comes last. */
const startOrLast = sql<Date>`coalesce("when", 'infinity')`;

export interface HubActivities {
  page: TwoWayPage<ActivityCard>;
  /** In which language most of them are, where it is not the page's. */
  note: string | null;
  filters: Filters;
}

const pageSize = 12;
const facesOnCard = 3;

/**
 * Activities of a community that fit the filters of an address, a page at a time: the published ones
 * that are not over, the soonest first and those without a day last, where it asks for nothing else.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function hubActivities(
  { em, actor, locale }: Ctx,
  community: { id: string; slug: string },
  query: URLSearchParams,
  position: ListPosition | null,
): Promise<HubActivities> {
  const filters = activityFilters(query);
  const values = {
    ...fittingParams(filters),
    communityId: community.id,
    viewer: actor?.id ?? null,
    isActive: filters.isActive || null,
  };
  const page = await readPage(position, {
    size: pageSize,
    format: activityKeyFormat,
    read: (key) => comingActivities(em, { ...values, ...key }),
    keyOf: ({ when, id }): ActivityKey => ({ at: when ?? 'infinity', id }),
  });
  const pictureAt = await picturesAt(
    em,
    page.items.flatMap((row) => row.images.slice(0, 1)),
  );
  const note = mostlyIn(locale, page.items);
  const items = page.items.map((row) => {
    const { others: _, ...attendance } = cardAttendance({ actor, locale }, community.id, row, {
      faces: facesOnCard,
      isShort: true,
    });
    const words = cardWords(locale, row);
    return {
      ...words,
      mark: note ? null : words.mark,
      picture: row.images[0] ? pictureAt(row.images[0]) : null,
      ...attendance,
    };
  });
  return {
    page: { ...page, items },
    note,
    filters: filterForm(locale, {
      list: 'activities',
      hub: `/communities/${community.slug}`,
      tab: 'activities',
      query,
      fields: activityFilterFields(locale, query),
      unread: filters.unread,
      isActive: filters.isActive,
      count: position && !page.items[0] ? null : (page.items[0]?.count ?? 0),
    }),
  };
}

interface ComingActivitiesParams extends FittingParams, ReadFrom<ActivityKey> {
  communityId: string;
  viewer: string | null;
  /** True where filters narrow the list: then it is counted. */
  isActive: true | null;
}

const comingActivities = compiledRead((db, params: Params<ComingActivitiesParams>) => {
  const { param, given } = params;
  const { operator, direction } = readingOrder('asc', given('back'));
  return db
    .selectFrom('activities')
    .select([...cardColumns(param('viewer')), 'tags', 'images'])
    .select(given('isActive') ? countFitting(db, params).as('count') : sql<number>`0`.as('count'))
    .where('community', '=', param('communityId'))
    .where(isComing)
    .where(fitting(params))
    .$if(given('at'), (query) =>
      query.where(
        sql<boolean>`(${startOrLast}, id) ${sql.raw(operator)} (${param('at')}::timestamptz, ${param('id')}::uuid)`,
      ),
    )
    .orderBy(startOrLast, direction)
    .orderBy('id', direction)
    .limit(mostRead(pageSize));
}, plannedForWords);

const isComing = sql<boolean>`(status = 'PUBLISHED' and ${notOver})`;

const countFitting = (db: Db, params: Params<ComingActivitiesParams>) =>
  db
    .selectFrom('activities')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('community', '=', params.param('communityId'))
    .where(isComing)
    .where(fitting(params))
    .$asScalar()
    .$notNull();

interface ActivityKey {
  at: Date | 'infinity';
  id: string;
}

const activityKeyFormat = {
  parse: (cursor: string): ActivityKey => {
    const [start, id] = parseCursor(cursorSchema, cursor.split('_'));
    return { at: start === 'open' ? 'infinity' : new Date(start), id };
  },
  write: ({ at, id }: ActivityKey) => (at === 'infinity' ? `open_${id}` : cursorAt(at, id)),
};
