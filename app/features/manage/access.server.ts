import type { Community } from '#db/entities/index.ts';
import { canModerate, canOpenDashboard } from '#app/features/communities/policy.ts';
import {
  communityNotFound,
  findCommunity,
  isKnownTo,
} from '#app/features/communities/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/**
 * The community whose desk somebody opens: only its moderators and ADMINs may. Every loader, action and
 * call under /manage/{slug} begins with this, and finds everything else inside the community it returns.
 * Throws AppError: `unauthenticated`, `not-found`, also for outsiders of one that has not opened its
 * doors, `forbidden`.
 */
export async function requireManaged(
  ctx: Ctx,
  slugOrId: string,
): Promise<{ actor: Actor; community: Community }> {
  const actor = requireActor(ctx, 'manage.loginFirst');
  const community = await findCommunity(ctx.em, slugOrId);
  if (!community || !isKnownTo(actor, community)) throw communityNotFound();
  if (!canModerate(actor, community.id)) throw new AppError('forbidden', 'manage.moderatorsOnly');
  return { actor, community };
}

/** Who manages something somewhere. Throws AppError: `unauthenticated`, `forbidden`. */
export function requireManager(ctx: Ctx): Actor {
  const actor = requireActor(ctx, 'manage.loginFirst');
  if (!canOpenDashboard(actor)) throw new AppError('forbidden', 'manage.moderatorsOnly');
  return actor;
}

/** Who may add communities: an ADMIN. Throws AppError: `unauthenticated`, `forbidden`. */
export function requireFounder(ctx: Ctx): Actor {
  const actor = requireActor(ctx, 'manage.loginFirst');
  if (actor.role !== 'ADMIN') throw new AppError('forbidden', 'communitySettings.adminsOnly');
  return actor;
}
