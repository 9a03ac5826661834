import { sql } from 'kysely';
import type { Language, PostType } from '#db/enums.ts';
import { reasonWords } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { keyFormat, readPage, type Place, type TwoWayPage } from '#app/lib/db/read-page.ts';
import { type Ctx } from '#app/lib/session/context.server.ts';
import {
  isModerated,
  requireModerator,
  requireModeratorIn,
  type Moderated,
} from '../queries.server.ts';
import { appealRows } from './appeal-rows.server.ts';

/** An appeal that waits for an answer. */
export interface OpenAppeal {
  id: string;
  type: PostType;
  postId: string;
  title: string;
  description: string;
  language: Language;
  version: number;
  author: string;
  community: string;
  createdAt: Date;
  words: string;
  decision: {
    action: 'REJECT' | 'REMOVE';
    at: Date;
    by: string | null;
    entry: string | null;
    reason: string | null;
  };
  /** Why this moderator leaves it to another; null where they may answer. */
  leftTo: 'others' | 'own' | null;
  /** Whether this moderator made the decision, and nobody else can answer. */
  isSameModerator: boolean;
  /** Whether the post is over, so that it can no longer be approved. */
  isTooLate: boolean;
}

/** How many appeals wait where the actor moderates, or in one community. Throws as `requireModerator` does. */
export async function openAppealCount(
  ctx: Ctx,
  communityId: string | null = null,
): Promise<number> {
  const moderated = requireModeratorIn(ctx, communityId);
  const [row] = await openCount(ctx.em, moderated);
  return row?.count ?? 0;
}

const openCount = compiledRead((db, params: Params<Moderated>) =>
  db
    .selectFrom('appeals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'OPEN')
    .where(isModerated(params)),
);

/** The appeals that wait where the actor moderates, the longest waiting first, a page at a time. */
export async function openAppeals(ctx: Ctx, place: Place | null): Promise<TwoWayPage<OpenAppeal>> {
  requireModerator(ctx);
  const page = await readPage(place, {
    size: 10,
    format: keyFormat,
    read: (from) => appealRows(ctx, from),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  const { locale } = ctx;
  return {
    ...page,
    items: page.items.map(({ action, at, by, reasonCode, reason, ...row }) => ({
      ...row,
      isTooLate: row.isTooLate && action === 'REJECT',
      decision: {
        action: action === 'REMOVE' ? 'REMOVE' : 'REJECT',
        at,
        by,
        entry: reasonWords(locale, reasonCode),
        reason,
      },
    })),
  };
}

/** One appeal that waits, as the actor may answer it; undefined for an unknown one. */
export const findOpenAppeal = async (ctx: Ctx, id: string) =>
  (await appealRows(ctx, { back: null, limit: 1 }, id))[0];
