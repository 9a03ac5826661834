import { answerSearch } from '#app/features/communities/communities/chooser/answer.server.ts';
import {
  mayMean,
  type CommunityOption,
  type CommunitySearch,
} from '#app/features/communities/communities/chooser/chooser.ts';
import {
  communitiesById,
  fewCommunities,
  type Findable,
} from '#app/features/communities/communities/chooser/search.server.ts';
import { moderatedCommunities } from '#app/lib/session/actor.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import {
  keyFormat,
  positionIn,
  readPage,
  type ListPosition,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { countLines, mostCounted, type Lookup } from './matching-lines.server.ts';
import { readLines, type LogLine } from './read-lines.server.ts';
import { isReversed, monthsUntil } from './months.ts';
import { logFilterIn, type LogFilter } from './schema.ts';

/** The communities that the actor moderates. Throws as `requireManager`. */
export const findableBy = (ctx: Ctx): Findable => moderatedCommunities(requireManager(ctx));

/** The communities of the log's filter. */
export interface LogChooser {
  /** All that the actor moderates, by name; null where there are too many to list. */
  few: CommunityOption[] | null;
  chosen: CommunityOption | null;
  search: CommunitySearch | null;
}

/**
 * The communities to choose from, and the results where the address searches. Never includes one that the
 * actor does not moderate.
 */
async function logChooser(
  ctx: Ctx,
  request: Request,
  { community }: LogFilter,
): Promise<LogChooser> {
  const findable = findableBy(ctx);
  const { searchParams: query } = new URL(request.url);
  const few = await fewCommunities(ctx, findable);
  const [chosen = null] = community ? await communitiesById(ctx, [community], findable) : [];
  const text = query.get('find')?.trim() ?? '';
  const isAsked = query.has('looking') || !chosen || !mayMean(text, chosen);
  const search =
    text !== '' && !few && isAsked ? await answerSearch(ctx, { text, request, findable }) : null;
  return { few, chosen, search };
}

/** What the page of the log shows. Throws AppError as `logLines` does. */
export async function logPage(ctx: Ctx, request: Request) {
  const { searchParams: query } = new URL(request.url);
  const filter = logFilterIn(query);
  const [communities, lines] = await Promise.all([
    logChooser(ctx, request, filter),
    logLines(ctx, filter, positionIn(query)),
  ]);
  return { filter, communities, ...lines, months: monthsUntil(new Date()), most: mostCounted };
}

interface LogLines {
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
async function logLines(
  ctx: Ctx,
  filter: LogFilter,
  position: ListPosition | null,
): Promise<LogLines> {
  requireManager(ctx);
  if (isReversed(filter)) return { page: null, count: 0 };
  const found = (lookup: Lookup | null) =>
    readPage(position, {
      size: 25,
      format: keyFormat,
      read: (from) => readLines(ctx, filter, from, lookup),
      keyOf: ({ at, id }) => ({ at, id }),
    });
  if (filter.q !== undefined) {
    // The count decides how the page is read.
    const { count, lookup } = await countLines(ctx, filter);
    return { page: await found(lookup), count };
  }
  const [page, { count }] = await Promise.all([found(null), countLines(ctx, filter)]);
  return { page, count };
}
