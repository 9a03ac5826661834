import { LockMode } from '@mikro-orm/core';
import { CondoNotice, type Community } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/**
 * A notice at the desk of its community, whatever its state; `locked` keeps others from changing it
 * until the transaction ends. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function requireManagedNotice(
  ctx: Ctx,
  slugOrId: string,
  id: string,
  { locked = false } = {},
): Promise<{ actor: Actor; community: Community; notice: CondoNotice }> {
  const { actor, community } = await requireManaged(ctx, slugOrId);
  const noticeId = parseIdParam(id, 'notices.notFound');
  const notice = await ctx.em.findOne(
    CondoNotice,
    { id: noticeId, community: community.id },
    locked ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : { refresh: true },
  );
  if (!notice) throw new AppError('not-found', 'notices.notFound');
  return { actor, community, notice };
}
