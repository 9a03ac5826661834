import { LockMode } from '@mikro-orm/core';
import { CondoNotice, type Community } from '#db/entities/index.ts';
import {
  requireInManaged,
  requireManaged,
} from '#app/features/communities/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { idIn, parseIdParam } from '#app/lib/http/id-param.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

interface ManagedNotice {
  actor: Actor;
  community: Community;
  notice: CondoNotice;
}

/**
 * A notice at the desk of its community, whatever its state; `locked` keeps others from changing it
 * until the transaction ends. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function requireManagedNotice(
  ctx: Ctx,
  slugOrId: string,
  id: string,
  { locked = false } = {},
): Promise<ManagedNotice> {
  if (locked) return lockManagedNotice(ctx, slugOrId, id);
  const noticeId = idIn(id);
  const { found, ...known } = await requireInManaged(
    ctx,
    slugOrId,
    (community) =>
      noticeId === null
        ? null
        : ctx.em.findOne(
            CondoNotice,
            { id: noticeId, community },
            {
              populate: ['community'],
              strategy: 'joined',
              disableIdentityMap: true,
            },
          ),
    'notices.notFound',
  );
  return { ...known, notice: found };
}

/** Nothing is locked before it is known who asks. */
async function lockManagedNotice(ctx: Ctx, slugOrId: string, id: string): Promise<ManagedNotice> {
  const known = await requireManaged(ctx, slugOrId);
  const notice = await ctx.em.findOne(
    CondoNotice,
    { id: parseIdParam(id, 'notices.notFound'), community: known.community.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!notice) throw new AppError('not-found', 'notices.notFound');
  return { ...known, notice };
}
