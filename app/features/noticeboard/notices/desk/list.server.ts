import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, readPage, type ListPosition } from '#app/lib/db/read-page.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { fileCount, titleColumns, titledFor } from '../row.server.ts';
import { overSince } from '../emergencies/over-words.server.ts';
import type { NoticeState } from '../state.ts';

const conditions: Record<NoticeState, string> = {
  draft: `notice.status = 'DRAFT'`,
  'taken-down': `notice.status = 'TAKEN_DOWN'`,
  scheduled: `notice.status = 'PUBLISHED' and notice.published_at > now()`,
  live: `notice.status = 'PUBLISHED' and notice.published_at <= now()
    and (notice.expires_at is null or notice.expires_at > now())`,
  expired: `notice.status = 'PUBLISHED' and notice.published_at <= now() and notice.expires_at <= now()`,
};

const countOf = (state: NoticeState) =>
  sql<number>`count(*) filter (where ${sql.raw(conditions[state])})::int`;

export type DeskNotices = Awaited<ReturnType<typeof deskNotices>>;

export type DeskNotice = DeskNotices['notices']['items'][number];

/**
 * The notices of a community in one state, last changed first, with how many there are in each state. The
 * caller has checked who asks. Throws AppError `invalid` for a malformed cursor.
 */
export async function deskNotices(
  ctx: Ctx,
  community: Community,
  state: NoticeState,
  position: ListPosition | null,
) {
  const own = kysely(ctx.em)
    .selectFrom('condo_notices as notice')
    .where('notice.community', '=', community.id);
  const counted = own
    .select([
      countOf('draft').as('draft'),
      countOf('scheduled').as('scheduled'),
      countOf('live').as('live'),
      countOf('expired').as('expired'),
      countOf('taken-down').as('taken-down'),
    ])
    .executeTakeFirstOrThrow();
  const listed = readPage(position, {
    size: 30,
    format: keyFormat,
    read: (from) =>
      own
        .innerJoin('users', 'users.id', 'notice.author')
        .select([...titleColumns, 'notice.kind', 'notice.pinned', 'notice.audience'])
        .select(['notice.audienceFloors', 'notice.audienceUnits', fileCount])
        .select(['notice.publishedAt', 'notice.expiresAt', 'notice.updatedAt', 'notice.overAt'])
        .select('users.name as author')
        .where(sql<boolean>`(${sql.raw(conditions[state])})`)
        .$call(fromKey(paramsFor(from), ['notice.updatedAt', 'notice.id'], 'desc'))
        .execute(),
    keyOf: ({ updatedAt, id }) => ({ at: updatedAt, id }),
  });
  const [counts, page] = await Promise.all([counted, listed]);
  return {
    community: { slug: community.slug, name: community.name },
    state,
    counts,
    notices: {
      ...page,
      items: page.items.map(({ overAt, ...row }) => ({
        ...titledFor(ctx.locale, row),
        author: nameFor(ctx.locale, row.author),
        /** Of an emergency that is over: since when, in words. */
        overSince: overAt ? overSince(ctx.locale, overAt) : null,
      })),
    },
  };
}
