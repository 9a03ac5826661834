import { raw } from '@mikro-orm/core';
import { RequestJoiner, ServiceRequest } from '#db/entities/index.ts';
import { notAMember } from '#app/features/communities/communities/access.server.ts';
import { inTransaction, insertNew } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { isMember } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { lockJoinable, type RequestAddress } from '../access.server.ts';
import { canJoinRequest } from '../policy.ts';

/**
 * Says that a shared request affects the actor too: from now on they read it and are told what becomes of it. Nothing
 * changes for somebody who has joined, or who sent it. Throws AppError: `unauthenticated`, `forbidden` for an
 * outsider, `not-found`, also for one that is not shared, `conflict` where it is closed.
 */
export const joinRequest = (ctx: Ctx, address: RequestAddress): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, request, facts } = await lockJoinable({ ...ctx, em: tx }, address);
    const { id, ref } = request;
    if (facts.authorId === actor.id || facts.hasJoined) return { ref };
    if (!isMember(actor, facts.communityId)) throw notAMember();
    if (!canJoinRequest(actor, facts)) throw new AppError('conflict', 'requests.notJoinable');
    const joined = { request: id, user: actor.id, createdAt: new Date() };
    if ((await insertNew(tx, RequestJoiner, joined)) > 0) {
      await tx.nativeUpdate(ServiceRequest, { id }, { affected: raw('affected + 1') });
    }
    return { ref };
  });
