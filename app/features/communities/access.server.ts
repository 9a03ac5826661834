import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/** A rule of communities/policy.ts: whether this person may do something in a community. */
type Rule = (actor: Actor, communityId: string) => boolean;

/** How a community is found: by its id, or by the slug of its address. */
export type CommunityRef = { id: string } | { slug: string };

/**
 * The one way into a community: every page, call and command finds it here, by slug or id, and only
 * where the actor may do what `can` says. `find` reads more, or less, than the community's row.
 * Throws AppError: `not-found`, also for a visitor, `unauthenticated`, `forbidden` for an outsider.
 */
export async function requireCommunity(ctx: Ctx, slugOrId: string, can: Rule): Promise<Community>;
export async function requireCommunity<Row extends { id: string }>(
  ctx: Ctx,
  slugOrId: string,
  can: Rule,
  find: (em: Em, ref: CommunityRef, actor: Actor) => Promise<Row | null | undefined>,
): Promise<Row>;
export async function requireCommunity(
  ctx: Ctx,
  slugOrId: string,
  can: Rule,
  find: (em: Em, ref: CommunityRef, actor: Actor) => Promise<{ id: string } | null | undefined> = (
    em,
    ref,
  ) => em.findOne(Community, ref),
): Promise<{ id: string }> {
  if (!ctx.actor) await requirePublicCommunity(ctx, slugOrId);
  const actor = requireActor(ctx, 'http.registerFirst');
  const community = await find(ctx.em, refOf(slugOrId), actor);
  if (!community) throw new AppError('not-found', 'communities.notFound');
  if (!can(actor, community.id)) throw refusalFor(actor, community.id);
  return community;
}

/**
 * A community for what anybody may read: its name, and what to do in an emergency.
 * Throws AppError `not-found`.
 */
export async function requirePublicCommunity({ em }: Ctx, slugOrId: string): Promise<Community> {
  const community = await findCommunity(em, slugOrId);
  if (!community) throw new AppError('not-found', 'communities.notFound');
  return community;
}

/** A community by its slug or id, whoever asks; null for an unknown one. */
export const findCommunity = (em: Em, slugOrId: string): Promise<Community | null> =>
  em.findOne(Community, refOf(slugOrId));

const refOf = (slugOrId: string): CommunityRef =>
  z.uuid().safeParse(slugOrId).success ? { id: slugOrId.toLowerCase() } : { slug: slugOrId };

/** The error for who is not let in: somebody who waits reads what happens next. */
const refusalFor = (actor: Actor, communityId: string): AppError => {
  const waiting = actor.waiting.find((membership) => membership.communityId === communityId);
  return waiting
    ? new AppError('forbidden', 'communities.waitingAtDoor', {
        link: {
          to: `/communities/${waiting.community.slug}/door`,
          messageKey: 'communities.toDoor',
        },
      })
    : notAMember();
};

/** The error for an outsider. */
export const notAMember = () => new AppError('forbidden', 'communities.membersOnly');
