import { LockMode } from '@mikro-orm/core';
import { RequestJoiner, ServiceRequest, type Community } from '#db/entities/index.ts';
import { requireCommunity } from '#app/features/communities/communities/access.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { canSeeHub, type Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { canJoinRequest, canSeeRequest, mayKnowOfEnd, type RequestFacts } from './policy.ts';
import { storedRef } from './ref.ts';

/** Where a request is. `slug` may be the community's id, too, as in API calls. */
export interface RequestAddress {
  slug: string;
  ref: string;
}

/** A request that somebody may do something with. */
export interface FoundRequest {
  actor: Actor;
  community: Community;
  request: ServiceRequest;
  facts: RequestFacts;
}

/** What the rules need to know of a request, for the person of `hasJoined`. */
export const factsOf = (request: ServiceRequest, hasJoined: boolean): RequestFacts => ({
  communityId: request.community.id,
  authorId: request.author?.id ?? null,
  state: request.state,
  isShared: request.isShared,
  isMerged: request.mergedInto != null,
  closedAt: request.closedAt ?? null,
  hasJoined,
});

/** The same, for somebody, whose joining is looked up. */
export async function factsFor(
  { em }: Pick<Ctx, 'em'>,
  actor: Actor,
  request: ServiceRequest,
): Promise<RequestFacts> {
  const joined = await em.count(RequestJoiner, { request: request.id, user: actor.id });
  return factsOf(request, joined > 0);
}

/**
 * A request that the actor may read, locked until the transaction ends. Throws AppError: `unauthenticated`,
 * `forbidden` for an outsider, `not-found`, also for somebody else's.
 */
export const lockRequest = (ctx: Ctx, address: RequestAddress): Promise<FoundRequest> =>
  findLocked(ctx, address, canSeeRequest);

/** The same for one that the actor may read or join, or could have joined before it was closed. */
export const lockJoinable = (ctx: Ctx, address: RequestAddress): Promise<FoundRequest> =>
  findLocked(ctx, address, (actor, facts) =>
    [canSeeRequest, canJoinRequest, mayKnowOfEnd].some((may) => may(actor, facts)),
  );

async function findLocked(
  ctx: Ctx,
  { slug, ref }: RequestAddress,
  can: (actor: Actor, facts: RequestFacts) => boolean,
): Promise<FoundRequest> {
  const community = await requireCommunity(ctx, slug, canSeeHub);
  const actor = requireActor(ctx);
  const request = await find(ctx, community, ref);
  if (!request) throw requestNotFound();
  const facts = await factsFor(ctx, actor, request);
  if (!can(actor, facts)) throw requestNotFound();
  return { actor, community, request, facts };
}

/**
 * A request at the desk of its community, locked until the transaction ends. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`.
 */
export async function lockManagedRequest(
  ctx: Ctx,
  { slug, ref }: RequestAddress,
): Promise<Omit<FoundRequest, 'facts'>> {
  const known = await requireManaged(ctx, slug);
  const request = await find(ctx, known.community, ref);
  if (!request) throw requestNotFound();
  return { ...known, request };
}

const find = ({ em }: Ctx, community: Community, ref: string): Promise<ServiceRequest | null> =>
  em.findOne(
    ServiceRequest,
    { community: community.id, ref: storedRef(ref) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );

/** The error for a request that is not there, or not for this person. */
export const requestNotFound = () => new AppError('not-found', 'requests.notFound');

/** The error for a change of a request that somebody else has changed since. */
export const changedSince = () => new AppError('conflict', 'requests.changedSince');
