import { User } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { userNotFound } from '#app/features/accounts/login/queries.server.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

export interface Leaver {
  actor: Actor;
  person: { id: string; name: string; role: Role };
}

/**
 * Whose communities are handed over: one's own, for a BOARD member or MANAGER; anybody's, by id, for
 * an ADMIN. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function requireLeaver(ctx: Ctx, personId: string | null): Promise<Leaver> {
  const actor = requireManager(ctx);
  const id = personId === null ? actor.id : parseIdParam(personId, 'accounts.notFound');
  if (id !== actor.id && actor.role !== 'ADMIN') {
    throw new AppError('forbidden', 'handover.ownOnly');
  }
  const user = await ctx.em.findOne(User, { id }, { fields: ['name', 'role'] });
  if (!user) throw userNotFound();
  return { actor, person: { id, name: user.name, role: user.role } };
}
