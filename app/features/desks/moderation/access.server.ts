import { sql, type Expression, type SqlBool } from 'kysely';
import type { Params } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { canOpenDashboard, moderatedCommunities } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

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
