import { sql, type Expression, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { PostType } from '#db/enums.ts';
import { moderatedCommunities, canOpenDashboard } from '#app/lib/session/actor.ts';
import {
  cityFigure,
  cityFiguresAt,
} from '#app/features/communities/figures/city-figures.server.ts';
import { postTableNames } from '#app/features/posts/posts/kinds.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityZone } from '#app/lib/format.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

const queueFilters = ['all', 'listings', 'activities'] as const;
export const queueFilterSchema = z.enum(queueFilters).catch('all');
export type QueueFilter = z.output<typeof queueFilterSchema>;

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

/** The communities that somebody moderates. */
export interface Moderated {
  /** True for an ADMIN; null for everybody else. */
  all: true | null;
  communities: string[];
}

/**
 * The communities the actor moderates.
 * Throws AppError: `unauthenticated`, `forbidden` for a resident.
 */
export function requireModerator(ctx: Ctx): Moderated {
  const actor = requireActor(ctx);
  if (!canOpenDashboard(actor)) throw new AppError('forbidden', 'moderation.moderatorsOnly');
  const communities = moderatedCommunities(actor);
  return communities === 'all' ? { all: true, communities: [] } : { all: null, communities };
}

/** The same within one community. One that the actor does not moderate is ignored. */
export function requireModeratorIn(ctx: Ctx, communityId: string | null): Moderated {
  const moderated = requireModerator(ctx);
  const isTheirs =
    communityId !== null && (moderated.all || moderated.communities.includes(communityId));
  return isTheirs ? { all: null, communities: [communityId] } : moderated;
}

/** The condition that a row belongs to a moderated community. */
export const isModerated = ({
  param,
  given,
}: Pick<Params<Moderated>, 'param' | 'given'>): Expression<SqlBool> =>
  given('all')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`community_id = any(${param('communities')}::uuid[])`;

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
