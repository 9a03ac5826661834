import { raw } from '@mikro-orm/core';
import { RequestJoiner, ServiceRequest } from '#db/entities/index.ts';
import { notAMember } from '#app/features/communities/communities/access.server.ts';
import { inTransaction, insertNew } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { isMember } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  factsFor,
  lockJoinable,
  requestNotFound,
  type FoundRequest,
  type RequestAddress,
} from '../access.server.ts';
import { newRequestPath, requestPath } from '../paths.ts';
import { canJoinRequest, canLeaveRequest, canSeeRequest } from '../policy.ts';

/**
 * Says that a shared request affects the actor too: from now on they read it and are told what becomes of it. Nothing
 * changes for somebody who has joined, or who sent it. Throws AppError: `unauthenticated`, `forbidden` for an
 * outsider, `not-found`, also for one that is not shared, `conflict` where it is closed, with where to go on.
 */
export const joinRequest = (ctx: Ctx, address: RequestAddress): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const found = await lockJoinable(inside, address);
    const { actor, request, facts } = found;
    const { id, ref } = request;
    if (facts.authorId === actor.id || facts.hasJoined) return { ref };
    if (!isMember(actor, facts.communityId)) throw notAMember();
    if (!canJoinRequest(actor, facts)) throw await notJoinable(inside, found);
    const joined = { request: id, user: actor.id, createdAt: new Date() };
    if ((await insertNew(tx, RequestJoiner, joined)) > 0) {
      await tx.nativeUpdate(ServiceRequest, { id }, { affected: raw('affected + 1') });
    }
    return { ref };
  });

/**
 * Takes back that a request affects the actor too: they no longer follow it. What they wrote stays. Nothing changes for
 * somebody who could join it. Throws AppError: `unauthenticated`, `forbidden` for an outsider, `not-found` for all
 * others.
 */
export const leaveRequest = (ctx: Ctx, address: RequestAddress): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, request, facts } = await lockJoinable({ ...ctx, em: tx }, address);
    const { id, ref } = request;
    if (!canLeaveRequest(actor, facts) && !canJoinRequest(actor, facts)) throw requestNotFound();
    const left = await tx.nativeDelete(RequestJoiner, { request: id, user: actor.id });
    if (left > 0) await tx.nativeUpdate(ServiceRequest, { id }, { affected: raw('affected - 1') });
    return { ref };
  });

/**
 * The error for a request that is closed: it leads to the one that it goes on as, where the actor reads that or can
 * join it, and otherwise to a new one.
 */
async function notJoinable(
  ctx: Ctx,
  { actor, community: { slug, takesRequests }, request }: FoundRequest,
): Promise<AppError> {
  const other = await whereItGoesOn(ctx, request);
  const facts = other && (await factsFor(ctx, actor, other));
  if (facts && canSeeRequest(actor, facts)) {
    const link = { to: requestPath(slug, other.ref), messageKey: 'requests.toOther' } as const;
    return new AppError('conflict', 'requests.goesOnAs', { params: { ref: other.ref }, link });
  }
  const form = takesRequests ? newRequestPath(slug) : null;
  if (form && facts && canJoinRequest(actor, facts)) {
    const link = { to: form, messageKey: 'requests.toKnown' } as const;
    return new AppError('conflict', 'requests.goesOn', { link });
  }
  const link = form ? ({ to: form, messageKey: 'requests.toNew' } as const) : undefined;
  return new AppError('conflict', 'requests.notJoinable', { link });
}

/** The request that one was merged into, or that one again; null for one that was not merged. */
async function whereItGoesOn({ em }: Ctx, request: ServiceRequest): Promise<ServiceRequest | null> {
  let other: ServiceRequest | null = null;
  let next = request.mergedInto?.id;
  while (next !== undefined) {
    other = await em.findOneOrFail(ServiceRequest, next);
    next = other.mergedInto?.id;
  }
  return other;
}
