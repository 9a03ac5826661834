import type { Community } from '#db/entities/index.ts';
import { canModerate, canOpenDashboard, type Actor } from '#app/lib/session/actor.ts';
import {
  communityNotFound,
  communityRef,
  findCommunity,
  isKnownTo,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';

/**
 * The community that somebody manages: only its moderators and ADMINs may. Every loader, action and
 * call under /manage/{slug} begins with this, and finds everything else inside that community. Throws
 * AppError: `unauthenticated`, `not-found`, also to outsiders of one that is not open yet,
 * `forbidden`.
 */
export async function requireManaged(
  ctx: Ctx,
  slugOrId: string,
): Promise<{ actor: Actor; community: Community }> {
  requireActor(ctx, 'manage.loginFirst');
  return managed(ctx, await findCommunity(ctx.em, slugOrId));
}

function managed(ctx: Ctx, community: Community | null): { actor: Actor; community: Community } {
  const actor = requireActor(ctx, 'manage.loginFirst');
  if (!community || !isKnownTo(actor, community)) throw communityNotFound();
  if (!canModerate(actor, community.id)) throw new AppError('forbidden', 'manage.moderatorsOnly');
  return { actor, community };
}

/**
 * Something in a community that somebody manages, read with its community by `find`. Other refusals
 * come first, so that a stranger does not learn what exists. Throws AppError as `requireManaged`, and
 * `not-found` with the key `notFound`.
 */
export async function requireInManaged<Row extends { community: { unwrap(): Community } }>(
  ctx: Ctx,
  slugOrId: string,
  find: (community: CommunityRef) => Promise<Row | null> | null,
  notFound: MessageKey,
): Promise<{ actor: Actor; community: Community; found: Row }> {
  requireActor(ctx, 'manage.loginFirst');
  const found = await find(communityRef(slugOrId));
  const community = found ? found.community.unwrap() : await findCommunity(ctx.em, slugOrId);
  const known = managed(ctx, community);
  if (!found) throw new AppError('not-found', notFound);
  return { ...known, found };
}

/** Somebody who manages anything. Throws AppError: `unauthenticated`, `forbidden`. */
export function requireManager(ctx: Ctx): Actor {
  const actor = requireActor(ctx, 'manage.loginFirst');
  if (!canOpenDashboard(actor)) throw new AppError('forbidden', 'manage.moderatorsOnly');
  return actor;
}

/** Somebody who may add communities: an ADMIN. Throws AppError: `unauthenticated`, `forbidden`. */
export function requireFounder(ctx: Ctx): Actor {
  const actor = requireActor(ctx, 'manage.loginFirst');
  if (actor.role !== 'ADMIN') throw new AppError('forbidden', 'communitySettings.adminsOnly');
  return actor;
}
