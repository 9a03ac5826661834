import { sql } from 'kysely';
import { moderatedCommunities } from '#app/features/communities/policy.ts';
import { requireManager } from '#app/features/manage/access.server.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import { keyFormat, readPage, type Place, type TwoWayPage } from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { LogLine } from './log-line.server.ts';
import { countLines } from './matching-lines.server.ts';
import { readLines } from './read-lines.server.ts';
import { isReversed } from './months.ts';
import type { LogFilter } from './schema.ts';

/** The communities that the actor moderates and can choose between, by name; at most 500. */
export async function logCommunities(
  ctx: Ctx,
): Promise<{ id: string; slug: string; name: string }[]> {
  const managed = moderatedCommunities(requireManager(ctx));
  return communityChoices(ctx.em, { managed: managed === 'all' ? null : managed });
}

const communityChoices = compiledRead(
  (db, { param, given }: Params<{ managed: string[] | null }>) =>
    db
      .selectFrom('communities')
      .select(['id', 'slug', 'name'])
      .$if(given('managed'), (query) =>
        query.where(sql<boolean>`id = any(${param('managed')}::uuid[])`),
      )
      .orderBy('name')
      .orderBy('id')
      .limit(500),
);

/** A page of the log, and how many lines the filter leaves in all. */
export interface LogPageData {
  /** Null where the dates of the filter are the wrong way round. */
  page: TwoWayPage<LogLine> | null;
  /** Up to one more than `mostCounted`. */
  count: number;
}

/**
 * The lines of the log where the actor moderates, newest first, a page at a time. Administrators also
 * read those that concern no single community. Throws AppError: `unauthenticated`, `forbidden` for a
 * resident, `invalid` for a malformed cursor.
 */
export async function logLines(
  ctx: Ctx,
  filter: LogFilter,
  place: Place | null,
): Promise<LogPageData> {
  requireManager(ctx);
  if (isReversed(filter)) return { page: null, count: 0 };
  const found = readPage(place, {
    size: 25,
    format: keyFormat,
    read: (from) => readLines(ctx, filter, from),
    keyOf: ({ at, id }) => ({ at, id }),
  });
  const [page, count] = await Promise.all([found, countLines(ctx, filter)]);
  return { page, count };
}
