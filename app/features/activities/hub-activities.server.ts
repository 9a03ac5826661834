import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#db/enums.ts';
import { picturesAt } from '#app/features/photos/pictures.server.ts';
import { endedIfStartedBefore } from '#app/features/posts/over.server.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import { cursorMoment, paginateBy, parseCursor, type Page } from '#app/lib/db/pagination.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Picture } from '#app/ui/detail.tsx';

/** What lists show of an activity. */
export interface ActivityCard {
  id: string;
  title: string;
  language: Language;
  /** Null while the day is still open. */
  when: Date | null;
  tags: string[];
  picture: Picture | null;
  going: number;
}

const tagsOnCard = 2;
const cursorSchema = z.tuple([z.union([cursorMoment, z.literal('open')]), z.uuid()]);

/** The start of an activity for ordering: one whose day is still open comes last. */
const startOrLast = sql<Date>`coalesce("when", 'infinity')`;

/**
 * Published activities of a community that are not over, the soonest first and those without a
 * day last, a page at a time.
 */
export async function hubActivities(
  { em }: Ctx,
  communityId: string,
  { cursor, size = 12 }: { cursor: string | null; size?: number },
): Promise<Page<ActivityCard>> {
  const after = cursor === null ? { start: null, id: null } : readActivityCursor(cursor);
  const rows = await comingActivities(em, { communityId, ...after, limit: size + 1 });
  const pictureAt = await picturesAt(
    em,
    rows.slice(0, size).flatMap((row) => row.images.slice(0, 1)),
  );
  return paginateBy(
    rows,
    size,
    ({ id, title, language, when, tags, images, going }) => ({
      id,
      title,
      language,
      when,
      tags: tags.slice(0, tagsOnCard),
      picture: images[0] ? pictureAt(images[0]) : null,
      going: going ?? 0,
    }),
    ({ when, id }) => `${when?.toISOString() ?? 'open'}_${id}`,
  );
}

interface HubActivitiesParams {
  communityId: string;
  start: string | null;
  id: string | null;
  limit: number;
}

const comingActivities = compiledRead((db, { param, given }: Params<HubActivitiesParams>) =>
  db
    .selectFrom('activities')
    .select((of) => [
      'id',
      'title',
      'language',
      'when',
      'tags',
      'images',
      of
        .selectFrom('activity_attendees')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('activity', '=', 'activities.id')
        .as('going'),
    ])
    .where('community', '=', param('communityId'))
    .where('status', '=', 'PUBLISHED')
    .where((is) => is.or([is('when', 'is', null), is('when', '>=', endedIfStartedBefore)]))
    .$if(given('start'), (query) =>
      query.where(
        sql<boolean>`(${startOrLast}, id) > (${param('start')}::timestamptz, ${param('id')}::uuid)`,
      ),
    )
    .orderBy(startOrLast)
    .orderBy('id')
    .limit(param('limit')),
);

function readActivityCursor(cursor: string): { start: string; id: string } {
  const [start, id] = parseCursor(cursorSchema, cursor.split('_'));
  return { start: start === 'open' ? 'infinity' : start, id };
}
