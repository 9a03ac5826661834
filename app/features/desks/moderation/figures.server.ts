import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';
import {
  cityFigure,
  cityFiguresAt,
} from '#app/features/communities/figures/city-figures.server.ts';
import { postTableNames } from '#app/features/posts/posts/kinds.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { cityZone } from '#app/lib/format.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { isModerated, type Moderated } from './access.server.ts';

export interface Figures {
  pending: number;
  approvedToday: number;
  /** Published plus pending. */
  listings: number;
  /** Published. */
  activities: number;
  /** When the last two were counted, in ISO 8601; null for just now. */
  countedAt: string | null;
}

/** How many posts, and changes of published ones, wait for a decision in some communities. */
export async function pendingPosts(ctx: Ctx, moderated: Moderated): Promise<number> {
  const [row] = await pendingOf(ctx.em, moderated);
  return pendingIn(row);
}

/** The four figures at the top of the dashboard, of some communities. 'Today' is the day in Ottawa. */
export async function dashboardFigures(ctx: Ctx, moderated: Moderated): Promise<Figures> {
  const [row] = await figuresOf(ctx.em, moderated);
  return {
    pending: pendingIn(row),
    approvedToday: row?.approvedToday ?? 0,
    listings: row?.listings ?? 0,
    activities: row?.activities ?? 0,
    countedAt: row?.countedAt ?? null,
  };
}

const zone = sql.lit(cityZone);
const today = sql<Date>`date_trunc('day', now() at time zone ${zone}) at time zone ${zone}`;
const count = sql<number>`count(*)::int`.as('count');

type Pending = Record<'pendingListings' | 'pendingActivities' | 'pendingEdits', number | null>;

const pendingIn = (row: Pending | undefined): number =>
  (row?.pendingListings ?? 0) + (row?.pendingActivities ?? 0) + (row?.pendingEdits ?? 0);

const countPosts =
  (db: Db, params: Params<Moderated>) => (type: PostType, statuses: ('PENDING' | 'PUBLISHED')[]) =>
    db
      .selectFrom(postTableNames[type])
      .select(count)
      .where('status', 'in', statuses)
      .where(isModerated(params));

const pendingColumns = (db: Db, params: Params<Moderated>) => {
  const posts = countPosts(db, params);
  const edits = db
    .selectFrom('post_revisions')
    .select(count)
    .where('status', '=', 'PENDING')
    .where('postIsPublished', '=', true)
    .where(isModerated(params));
  return [
    posts('LISTING', ['PENDING']).as('pendingListings'),
    posts('ACTIVITY', ['PENDING']).as('pendingActivities'),
    edits.as('pendingEdits'),
  ] as const;
};

const pendingOf = compiledRead((db, params: Params<Moderated>) =>
  db.selectNoFrom([...pendingColumns(db, params)]),
);

const figuresOf = compiledRead((db, params: Params<Moderated>) => {
  const posts = countPosts(db, params);
  const approved = db
    .selectFrom('moderation_events')
    .select(count)
    .where('action', 'in', ['APPROVE', 'RESTORE'])
    .where('undoneAt', 'is', null)
    .where('createdAt', '>=', today)
    .where(isModerated(params));
  return db.selectNoFrom([
    ...pendingColumns(db, params),
    approved.as('approvedToday'),
    ...(params.given('all')
      ? [
          cityFigure('listings').as('listings'),
          cityFigure('activities').as('activities'),
          cityFiguresAt(['listings', 'activities']).as('countedAt'),
        ]
      : [
          posts('LISTING', ['PUBLISHED', 'PENDING']).as('listings'),
          posts('ACTIVITY', ['PUBLISHED']).as('activities'),
          sql<string | null>`null::text`.as('countedAt'),
        ]),
  ]);
});
