import { sql } from 'kysely';
import type { Language, PostStatus } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { reasonWords } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { mayAnswerAppeal } from '#app/features/posts/posts/decisions/who-decides.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, readPage, type ListPosition, type ReadFrom } from '#app/lib/db/read-page.ts';
import { compiledRead, kysely, paramsFor, type Params } from '#app/lib/db/read.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import {
  isModerated,
  requireModerator,
  requireModeratorIn,
  type Moderated,
} from '../access.server.ts';

/** An appeal that waits for an answer. */
export type OpenAppeal = Awaited<ReturnType<typeof openAppeals>>['items'][number];

/** How many appeals wait for the actor where they moderate, or in one community. Throws as `requireModerator` does. */
export async function openAppealCount(
  ctx: Ctx,
  communityId: string | null = null,
): Promise<number> {
  const moderated = requireModeratorIn(ctx, communityId);
  const [row] = await openCount(ctx.em, { ...moderated, viewer: requireActor(ctx).id });
  return row?.count ?? 0;
}

const openCount = compiledRead((db, params: Params<Moderated & { viewer: string }>) =>
  db
    .selectFrom('appeals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'OPEN')
    .where(isModerated(params))
    .where(mayAnswerAppeal(params.param('viewer'))),
);

/** How many appeals wait where the actor moderates, also those that another moderator has to answer. */
const openEverywhere = compiledRead((db, params: Params<Moderated>) =>
  db
    .selectFrom('appeals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'OPEN')
    .where(isModerated(params)),
);

/**
 * A page of the appeals that wait where the actor moderates, the longest waiting first, and how many there are of
 * all, theirs to answer or not.
 */
export async function openAppeals(ctx: Ctx, position: ListPosition | null) {
  const moderated = requireModerator(ctx);
  const [page, [all]] = await Promise.all([
    readPage(position, {
      size: 10,
      format: keyFormat,
      read: (from) => appealRows(ctx, from),
      keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
    }),
    openEverywhere(ctx.em, moderated),
  ]);
  const { locale } = ctx;
  return {
    ...page,
    total: all?.count ?? 0,
    items: page.items.map(({ action, at, by, reasonCode, reason, author, ...row }) => ({
      ...row,
      author: nameFor(locale, author),
      isTooLate: row.isTooLate && action === 'REJECT',
      decision: {
        action: action === 'REMOVE' ? ('REMOVE' as const) : ('REJECT' as const),
        at,
        reason,
        by: by && nameFor(locale, by),
        entry: reasonWords(locale, reasonCode),
      },
    })),
  };
}

/** One appeal that waits; undefined if there is none that the actor may see. */
export const findOpenAppeal = async (ctx: Ctx, id: string) =>
  (await appealRows(ctx, { back: null, limit: 1 }, id))[0];

/**
 * Appeals that wait where the actor moderates, from a key on, including the row of the key; or only one.
 * Throws as `requireModerator` does.
 */
async function appealRows(ctx: Ctx, from: ReadFrom, only?: string) {
  const moderated = requireModerator(ctx);
  const actorId = requireActor(ctx).id;
  const me = sql`${actorId}::uuid`;
  const rows = await kysely(ctx.em)
    .selectFrom('appeals as appeal')
    .innerJoin('moderation_events as event', 'event.id', 'appeal.event')
    .leftJoin('users as decider', 'decider.id', 'event.actor')
    .innerJoin('users as author', 'author.id', 'appeal.author')
    .innerJoin('communities', 'communities.id', 'appeal.community')
    .leftJoin('listings as listing', 'listing.id', 'appeal.postId')
    .leftJoin('activities as activity', 'activity.id', 'appeal.postId')
    .select((of) => [
      'appeal.id',
      'appeal.postType as type',
      'appeal.postId',
      'appeal.createdAt',
      'appeal.words',
      'author.name as author',
      'communities.name as community',
      'event.action',
      'event.createdAt as at',
      'decider.name as by',
      'event.reasonCode',
      'event.publicReason as reason',
      of.fn.coalesce('listing.title', 'activity.title').as('title'),
      of.fn.coalesce('listing.description', 'activity.description').as('description'),
      sql<Language>`coalesce(listing.language, activity.language)`.as('language'),
      sql<PostStatus>`coalesce(listing.status, activity.status)`.as('status'),
      of.fn.coalesce('listing.version', 'activity.version').as('version'),
      isOverColumn.ACTIVITY.as('isTooLate'),
      sql<boolean>`appeal.author_id = ${me}`.as('isOwn'),
      sql<boolean>`event.actor_id = ${me}`.as('isDecider'),
      mayAnswerAppeal(me, 'appeal').as('mayAnswer'),
    ])
    .where('appeal.state', '=', 'OPEN')
    .$if(!moderated.all, (query) => query.where('appeal.community', 'in', moderated.communities))
    .$if(only !== undefined, (query) => query.where('appeal.id', '=', only ?? ''))
    .$call(fromKey(paramsFor(from), ['appeal.createdAt', 'appeal.id'], 'asc'))
    .execute();
  return rows.map(({ isOwn, isDecider, mayAnswer, title, description, ...row }) => ({
    ...row,
    // Moments of joined tables are not mapped to Dates.
    at: new Date(row.at),
    createdAt: new Date(row.createdAt),
    title: title ?? '',
    description: description ?? '',
    version: row.version ?? 1,
    /** Why others answer it: it is about the actor's own post, or their decision. Null where the actor may. */
    leftTo: mayAnswer ? null : isOwn ? ('own' as const) : ('others' as const),
    isSameModerator: isDecider === true && mayAnswer,
  }));
}
