import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { type Actor, canModerate, canSeeHub } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** A rule of lib/session/actor.ts: whether this person may do something in a community. */
type Rule = (actor: Actor, communityId: string) => boolean;

type Doors = Pick<Community, 'id' | 'openedAt'> & Partial<Pick<Community, 'slug' | 'name'>>;

export type CommunityRef = { id: string } | { slug: string };

/**
 * The one way into a community: every page, call and command finds it here, by slug or id, if `can`
 * allows the actor. `find` may read more or less than the row; without `openedAt`, the community
 * counts as not open yet. Throws AppError: `not-found`, also for a visitor and for one that is not
 * open yet, `unauthenticated`, `forbidden` for an outsider.
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
  const { actor } = ctx;
  if (!actor) throw registerFirst(await requirePublicCommunity(ctx, slugOrId));
  const community = await find(ctx.em, communityRef(slugOrId), actor);
  if (!community || !mayKnow(actor, community)) throw communityNotFound();
  if (!can(actor, community.id)) throw refusalFor(actor, community, slugOrId);
  return community;
}

/** The error for a visitor of a page of this community. */
const registerFirst = (community: Community) =>
  new AppError('unauthenticated', 'http.registerFirst', { community: named(community) });

const named = ({ slug, name }: Doors) =>
  slug !== undefined && name !== undefined ? { slug, name } : undefined;

/** For `requireCommunity`, on a page that needs no more of the community. */
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
 * A community for its public pages, such as its emergency page. Throws AppError `not-found`, also for
 * one that is not open yet, except to its moderators.
 */
export async function requirePublicCommunity(
  { em, actor }: Ctx,
  slugOrId: string,
): Promise<Community> {
  const community = await findCommunity(em, slugOrId);
  if (!community || !isKnownTo(actor, community)) throw communityNotFound();
  return community;
}

/** Until a community opens, only its moderators may know of it. */
export const isKnownTo = (actor: Actor | null, { id, openedAt }: Doors): boolean =>
  Boolean(openedAt) || canModerate(actor, id);

/** The same for an account: members and people with a join request know of it too. */
const mayKnow = (actor: Actor, community: Doors): boolean =>
  isKnownTo(actor, community) ||
  canSeeHub(actor, community.id) ||
  actor.waiting.some(({ communityId }) => communityId === community.id);

/** The error for an unknown community, or one that this person may not know of. */
export const communityNotFound = () => new AppError('not-found', 'communities.notFound');

/** A community by its slug or id, without a permission check; null for an unknown one. */
export const findCommunity = (em: Em, slugOrId: string): Promise<Community | null> =>
  em.findOne(Community, communityRef(slugOrId));

/** Tells an id from a slug. */
export const communityRef = (slugOrId: string): CommunityRef =>
  z.uuid().safeParse(slugOrId).success ? { id: slugOrId.toLowerCase() } : { slug: slugOrId };

/** The way to the page that says how they stand, and where they can ask again, is on every page of the community. */
const refusalFor = (actor: Actor, refused: Doors, slug: string): AppError => {
  const waiting = actor.waiting.find(({ communityId }) => communityId === refused.id);
  const to = `/communities/${waiting?.community.slug ?? slug}/door`;
  const community = named(refused);
  return waiting
    ? new AppError('forbidden', 'communities.waitingAtDoor', {
        link: { to, messageKey: 'communities.toDoor' },
        community,
      })
    : new AppError('forbidden', 'communities.membersOnly', {
        link: { to, messageKey: 'communities.askAtDoor' },
        community,
      });
};

/** The error for a post in a community that has not opened its doors. */
export const notOpenYet = () => new AppError('conflict', 'communities.notOpenYet');

/** The error for an outsider. */
export const notAMember = () => new AppError('forbidden', 'communities.membersOnly');
