import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { canManagePeople } from '#app/lib/session/role-policy.ts';

/** The logged-in ADMIN. Throws AppError: `unauthenticated`, `forbidden` for anybody else. */
export function requireAdmin(ctx: Ctx): Actor {
  const actor = requireActor(ctx, 'people.loginAsAdmin');
  if (!canManagePeople(actor)) throw new AppError('forbidden', 'people.adminsOnly');
  return actor;
}
