import { sql } from 'kysely';
import { z } from 'zod';
import { canSeeHub } from '#app/lib/session/actor.ts';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, positionIn, readPage } from '#app/lib/db/read-page.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { toCard } from '../queries.server.ts';
import {
  noticeColumns,
  shownSince,
  isNotExpired,
  isOut,
  isShownTo,
  readerIn,
} from '../row.server.ts';

/** What the address of the archive asks for; what cannot be read asks for nothing. */
const searchSchema = z.object({
  /** Part of a title or a text, in either language; empty for all. */
  q: z.string().trim().max(120).catch(''),
  /** In Ottawa; null for every year. */
  year: z.coerce.number().int().min(1000).max(9999).nullable().catch(null),
});

/** The most notices that are shown as coming up; what else is to happen is among the others. */
const mostComing = 20;

/**
 * The condition that what a notice says is to happen is not over: a day until its end, hours until theirs. In Ottawa's
 * time, as they are kept.
 */
const isComing = sql<boolean>`(notice.happens_on
  + coalesce(notice.happens_until, notice.happens_from, '24:00')::interval > now() at time zone 'America/Toronto')`;

export type NoticeArchive = Awaited<ReturnType<typeof noticeArchive>>;

const cityYear = sql<number>`extract(year from notice.published_at at time zone 'America/Toronto')::int`;

/**
 * The notices of a community that are for the viewer, newest first, expired ones too; apart from them, on the first
 * page, those that say when something happens and are still in the hub, the soonest first. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function noticeArchive(ctx: Ctx, slug: string, asked: URLSearchParams) {
  const { q: search, year } = searchSchema.parse(Object.fromEntries(asked));
  const community = await requireCommunity(ctx, slug, canSeeHub, communityName);
  const reader = readerIn(ctx, community.id);
  const readable = kysely(ctx.em)
    .selectFrom('condo_notices as notice')
    .where('notice.community', '=', community.id)
    .where(isOut)
    .where(isShownTo(paramsFor(reader)));
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const fitting = readable
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(notice.title || ' ' || notice.content || ' ' || coalesce(notice.translation ->> 'title', '')
          || ' ' || coalesce(notice.translation ->> 'content', '')) ilike ${pattern}`,
      ),
    )
    .$if(year !== null, (query) => query.where(cityYear, '=', year));
  const coming = fitting
    .where(isComing)
    .where(isNotExpired)
    .orderBy('notice.happensOn')
    .orderBy(sql`coalesce(notice.happens_from, '00:00')`)
    .orderBy('notice.id')
    .limit(mostComing);
  const found = readPage(positionIn(asked), {
    size: 20,
    format: keyFormat,
    read: (from) =>
      fitting
        .select(noticeColumns)
        .where('notice.id', 'not in', coming.select('notice.id'))
        .$call(fromKey(paramsFor(from), ['notice.publishedAt', 'notice.id'], 'desc'))
        .execute(),
    keyOf: (row) => ({ at: shownSince(row), id: row.id }),
  });
  const [notices, next, years] = await Promise.all([
    found,
    coming.select(noticeColumns).execute(),
    readable.select(cityYear.as('year')).distinct().execute(),
  ]);
  return {
    community: { slug: community.slug, name: community.name },
    search,
    year,
    /** The years that have notices for the viewer, the newest first. */
    years: years.map((row) => row.year).sort((one, other) => other - one),
    coming: notices.previous === null ? next.map((row) => toCard(ctx.locale, row, reader)) : [],
    notices: { ...notices, items: notices.items.map((row) => toCard(ctx.locale, row, reader)) },
  };
}
