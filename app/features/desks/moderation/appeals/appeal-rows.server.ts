import { sql } from 'kysely';
import type { Language, PostStatus } from '#db/enums.ts';
import { moderatorsBesides } from '#app/features/posts/posts/decisions/who-decides.server.ts';
import { isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireModerator } from '../queries.server.ts';

/**
 * Appeals that wait where the actor moderates, from a key on, the row of the key among them; or one.
 * Throws as `requireModerator` does.
 */
export async function appealRows(ctx: Ctx, { at, id, back, limit }: ReadFrom, only?: string) {
  const moderated = requireModerator(ctx);
  const actorId = requireActor(ctx).id;
  const { operator, direction } = readingOrder('asc', back !== null);
  const me = sql`${actorId}::uuid`;
  const community = sql.ref('appeal.community_id');
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
      moderatorsBesides([me], community).as('hasOthers'),
      moderatorsBesides([me, sql.ref('appeal.author_id')], community).as('hasNeutral'),
    ])
    .where('appeal.state', '=', 'OPEN')
    .$if(!moderated.all, (query) => query.where('appeal.community', 'in', moderated.communities))
    .$if(only !== undefined, (query) => query.where('appeal.id', '=', only ?? ''))
    .$if(at !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('appeal.createdAt', 'appeal.id'), operator, tuple(at as Date, id ?? '')),
      ),
    )
    .orderBy('appeal.createdAt', direction)
    .orderBy('appeal.id', direction)
    .limit(limit)
    .execute();
  return rows.map(({ isOwn, isDecider, hasOthers, hasNeutral, title, description, ...row }) => ({
    ...row,
    // Moments of joined tables come back as the driver has them.
    at: new Date(row.at),
    createdAt: new Date(row.createdAt),
    title: title ?? '',
    description: description ?? '',
    version: row.version ?? 1,
    leftTo: whoElse({ isOwn, isDecider: isDecider === true, hasOthers, hasNeutral }),
    isSameModerator: isDecider === true && !hasNeutral,
  }));
}

/** Nobody answers about their own post or their own decision while somebody else can. */
function whoElse({
  isOwn,
  isDecider,
  hasOthers,
  hasNeutral,
}: Record<'isOwn' | 'isDecider' | 'hasOthers' | 'hasNeutral', boolean>): 'others' | 'own' | null {
  if (isOwn) return hasOthers ? 'own' : null;
  return isDecider && hasNeutral ? 'others' : null;
}
