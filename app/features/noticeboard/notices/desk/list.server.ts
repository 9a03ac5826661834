import { sql } from 'kysely';
import type { Language, NoticeKind } from '#db/enums.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, readPage, type Place, type TwoWayPage } from '#app/lib/db/read-page.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { AudienceWords } from '../queries.server.ts';
import { noticeColumns } from '../row.server.ts';
import type { NoticeState } from './notice-state.ts';

/** A notice in the desk's list. */
export interface DeskNotice {
  id: string;
  language: Language;
  title: string;
  kind: NoticeKind;
  pinned: boolean;
  audience: AudienceWords;
  /** Of a draft, the time it wishes for. */
  publishedAt: Date | null;
  expiresAt: Date | null;
  updatedAt: Date;
  author: string;
  files: number;
}

export interface DeskNotices {
  community: { slug: string; name: string };
  state: NoticeState;
  counts: Record<NoticeState, number>;
  notices: TwoWayPage<DeskNotice>;
}

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

/**
 * The notices of a community that are in one state, those changed last first, with how many there are in
 * each. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function deskNotices(
  ctx: Ctx,
  slug: string,
  state: NoticeState,
  place: Place | null,
): Promise<DeskNotices> {
  const { community } = await requireManaged(ctx, slug);
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
  const listed = readPage(place, {
    size: 30,
    format: keyFormat,
    read: (from) =>
      own
        .innerJoin('users', 'users.id', 'notice.author')
        .select([...noticeColumns, 'users.name as authorName'])
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
      items: page.items.map((row) => {
        const { language, title } = sideFor(ctx.locale, row);
        const { id, kind, pinned, publishedAt, expiresAt, updatedAt, authorName, files } = row;
        const { audience, audienceFloors: floors, audienceUnits: units } = row;
        return {
          id,
          language,
          title,
          kind,
          pinned,
          audience: { audience, floors, units },
          publishedAt,
          expiresAt,
          updatedAt,
          author: authorName,
          files,
        };
      }),
    },
  };
}
