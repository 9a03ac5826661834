import { UserCommunity, type Community } from '#db/entities/index.ts';
import {
  communityNotFound,
  findCommunity,
  isKnownTo,
} from '#app/features/communities/communities/access.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/**
 * A community, and the row that the person has there. One that has not opened its doors is there only
 * for its moderators and for whoever has a row. Throws AppError: `unauthenticated`, `not-found`.
 */
export async function requireAtDoor(
  ctx: Ctx,
  slug: string,
): Promise<{ community: Community; own: UserCommunity | null }> {
  const actor = requireActor(ctx);
  const community = await findCommunity(ctx.em, slug);
  if (!community) throw communityNotFound();
  const own = await ctx.em.findOne(UserCommunity, { user: actor.id, community: community.id });
  if (!own && !isKnownTo(actor, community)) throw communityNotFound();
  return { community, own };
}
