import {
  listedCommunities,
  type CommunityList,
} from '#app/features/communities/communities/chooser/listed.server.ts';
import { moderatedCommunities } from '#app/features/communities/communities/policy.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import { deskFigures, type DeskFigures } from './overview.server.ts';

export interface ManagedCommunity extends DeskFigures {
  id: string;
  slug: string;
  name: string;
  /** Whether residents can come in yet. */
  isOpen: boolean;
}

/**
 * The communities that somebody manages, by name and a page at a time, with what waits there; with
 * `q` in the address those that fit. `canAdd` says whether they may add further ones. Throws AppError:
 * `unauthenticated`, `forbidden`, `invalid` for a malformed cursor.
 */
export async function managedCommunities(
  ctx: Ctx,
  request: Request,
): Promise<CommunityList<ManagedCommunity> & { canAdd: boolean; toQueue: boolean }> {
  const actor = requireManager(ctx);
  const { page, search } = await listedCommunities(ctx, request, moderatedCommunities(actor));
  const figures = await deskFigures(
    ctx.em,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map(({ id, slug, name, openedAt }) => ({
    id,
    slug,
    name,
    isOpen: Boolean(openedAt),
    waiting: figures.get(id)?.waiting ?? 0,
    pending: figures.get(id)?.pending ?? 0,
  }));
  const toQueue = new URL(request.url).searchParams.get('to') === 'queue';
  return { page: { ...page, items }, search, canAdd: actor.role === 'ADMIN', toQueue };
}
