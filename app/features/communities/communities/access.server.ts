import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { canModerate, canSeeHub } from './policy.ts';

/** A rule of communities/policy.ts: whether this person may do something in a community. */
type Rule = (actor: Actor, communityId: string) => boolean;

/** What tells whether a community has opened its doors. */
type Doors = Pick<Community, 'id' | 'openedAt'>;

/** How a community is found: by its id, or by the slug of its address. */
export type CommunityRef = { id: string } | { slug: string };

/**
 * The one way into a community: every page, call and command finds it here, by slug or id, and only
 * where the actor may do what `can` says. `find` reads more, or less, than the community's row; without
 * `openedAt` it counts as one that has not opened its doors.
 * Throws AppError: `not-found`, also for a visitor and for one that has not opened its doors,
 * `unauthenticated`, `forbidden` for an outsider.
 */
export async function requireCommunity(ctx: Ctx, slugOrId: string, can: Rule): Promise<Community>;
export async function requireCommunity<Row extends Doors>(
  ctx: Ctx,
  slugOrId: string,
  can: Rule,
  find: (em: Em, ref: CommunityRef, actor: Actor) => Promise<Row | null | undefined>,
): Promise<Row>;
export async function requireCommunity(
  ctx: Ctx,
  slugOrId: string,
  can: Rule,
  find: (em: Em, ref: CommunityRef, actor: Actor) => Promise<Doors | null | undefined> = (
    em,
    ref,
  ) => em.findOne(Community, ref),
): Promise<Doors> {
  if (!ctx.actor) await requirePublicCommunity(ctx, slugOrId);
  const actor = requireActor(ctx, 'http.registerFirst');
  const community = await find(ctx.em, communityRef(slugOrId), actor);
  if (!community || !mayKnow(actor, community)) throw communityNotFound();
  if (!can(actor, community.id)) throw refusalFor(actor, community.id);
  return community;
}

/** What a page needs of a community besides what it shows there: for `requireCommunity`. */
export const communityName = async (em: Em, ref: CommunityRef) =>
  (await communityNames(em, { id: null, slug: null, ...ref }))[0];

const communityNames = compiledRead(
  (db, { param, given }: Params<{ id: string | null; slug: string | null }>) =>
    db
      .selectFrom('communities')
      .select(['id', 'slug', 'name', 'openedAt'])
      .$if(given('id'), (query) => query.where('id', '=', param('id')))
      .$if(given('slug'), (query) => query.where('slug', '=', param('slug'))),
);

/**
 * A community for what anybody may read: its name, and what to do in an emergency.
 * Throws AppError `not-found`, also for one that has not opened its doors, but for its moderators.
 */
export async function requirePublicCommunity(
  { em, actor }: Ctx,
  slugOrId: string,
): Promise<Community> {
  const community = await findCommunity(em, slugOrId);
  if (!community || !isKnownTo(actor, community)) throw communityNotFound();
  return community;
}

/** Whether somebody may know of a community: until its doors are open, only its moderators do. */
export const isKnownTo = (actor: Actor | null, { id, openedAt }: Doors): boolean =>
  Boolean(openedAt) || canModerate(actor, id);

/** The same for somebody with an account: whoever waits at its door knows of it, and so do its members. */
const mayKnow = (actor: Actor, community: Doors): boolean =>
  isKnownTo(actor, community) ||
  canSeeHub(actor, community.id) ||
  actor.waiting.some(({ communityId }) => communityId === community.id);

/** The error for a community that does not exist, or that this person may not know of. */
export const communityNotFound = () => new AppError('not-found', 'communities.notFound');

/** A community by its slug or id, whoever asks; null for an unknown one. */
export const findCommunity = (em: Em, slugOrId: string): Promise<Community | null> =>
  em.findOne(Community, communityRef(slugOrId));

/** What an address or a call names a community by. */
export const communityRef = (slugOrId: string): CommunityRef =>
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

/** The error for a post in a community that has not opened its doors. */
export const notOpenYet = () => new AppError('conflict', 'communities.notOpenYet');

/** The error for an outsider. */
export const notAMember = () => new AppError('forbidden', 'communities.membersOnly');
