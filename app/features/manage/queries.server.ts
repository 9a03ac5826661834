import { Community } from '#db/entities/index.ts';
import { moderatedCommunities } from '#app/features/communities/policy.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireManager } from './access.server.ts';
import { deskFigures, type DeskFigures } from './overview.server.ts';

export interface ManagedCommunity extends DeskFigures {
  id: string;
  slug: string;
  name: string;
  /** Whether residents can come in yet. */
  isOpen: boolean;
}

/**
 * The communities that somebody manages, by name, with what waits there; at most 500. `canAdd` says
 * whether they may add further ones. Throws AppError: `unauthenticated`, `forbidden`.
 */
export async function managedCommunities(
  ctx: Ctx,
): Promise<{ communities: ManagedCommunity[]; canAdd: boolean }> {
  const actor = requireManager(ctx);
  const managed = moderatedCommunities(actor);
  const rows = await ctx.em.find(Community, managed === 'all' ? {} : { id: { $in: managed } }, {
    fields: ['slug', 'name', 'openedAt'],
    orderBy: { name: 'asc', id: 'asc' },
    limit: 500,
  });
  const ids = rows.map(({ id }) => id);
  const figures = await deskFigures(ctx.em, ids);
  const communities = rows.map(({ id, slug, name, openedAt }) => ({
    id,
    slug,
    name,
    isOpen: Boolean(openedAt),
    waiting: figures.get(id)?.waiting ?? 0,
    pending: figures.get(id)?.pending ?? 0,
  }));
  return { communities, canAdd: actor.role === 'ADMIN' };
}
