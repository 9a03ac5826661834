import type { Community, UserCommunity } from '#db/entities/index.ts';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { isMemberNow } from '../own-place.server.ts';
import { requireAtDoor } from './access.server.ts';

/**
 * The page of somebody who waits for a community or was sent away. It shows nothing of the hub. Null for a
 * member or a moderator, who goes to the hub. Throws AppError: `unauthenticated`, `not-found`.
 */
export async function doorPage(ctx: Ctx, slug: string) {
  const actor = requireActor(ctx);
  const { community, own } = await requireAtDoor(ctx, slug);
  if (canSeeHub(actor, community.id)) return null;
  const { managerEmail, managerPhone, boardEmail } = community;
  const state = stateOf(own);
  return {
    state,
    community: {
      name: community.name,
      /** Of its skyline; null until it opens. */
      picture: community.openedAt ? `/communities/${community.slug}/skyline.svg` : null,
    },
    /** The person's own, which they asked for or had; null for a stranger. */
    unit: own?.condoUnit ?? null,
    /** Why they were refused, or why it ended. */
    reason: state === 'REFUSED' || state === 'ENDED' ? (own?.decisionReason ?? null) : null,
    /** Only here: whoever was a member before leaves in Account Settings. */
    canWithdraw: own !== null && canWithdraw(own),
    /** For whoever has asked or was a member; a stranger sees none. */
    contacts: own && {
      manager: managerEmail ?? null,
      phone: managerPhone ?? null,
      board: boardEmail ?? null,
    },
    email: actor.email,
    /** Where somebody waits and could hear of the decision by mail, once their address is confirmed. */
    unconfirmed:
      state === 'WAITING' && (await hearsOnceConfirmed(ctx)) ? doorPath(community) : null,
  };
}

export type DoorPage = NonNullable<Awaited<ReturnType<typeof doorPage>>>;

/** Whether only an address that is not confirmed keeps the actor from hearing of a decision by mail. */
async function hearsOnceConfirmed(ctx: Ctx): Promise<boolean> {
  const { id } = requireActor(ctx);
  if (unconfirmedAddress(ctx) === null) return false;
  const never = await kysely(ctx.em)
    .selectFrom('mail_choices')
    .select('frequency')
    .where('user', '=', id)
    .where('topic', '=', 'MEMBERSHIP')
    .where('frequency', '=', 'NEVER')
    .executeTakeFirst();
  return never === undefined;
}

/** Whether a community that refused somebody the hub has a page for them. */
export async function isAtDoor(ctx: Ctx, slug: string): Promise<boolean> {
  if (!ctx.actor) return false;
  if (ctx.actor.waiting.some(({ community }) => community.slug === slug)) return true;
  const row = await kysely(ctx.em)
    .selectFrom('user_communities as row')
    .innerJoin('communities as community', 'community.id', 'row.community')
    .select('row.id')
    .where('row.user', '=', ctx.actor.id)
    .where('community.slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}

/** A request that was never confirmed can be taken back: nothing else goes with it. */
export const canWithdraw = ({ state, confirmedAt }: UserCommunity): boolean =>
  state === 'WAITING' && !confirmedAt;

function stateOf(
  own: UserCommunity | null,
): 'STRANGER' | 'WAITING' | 'OPENS_SOON' | 'REFUSED' | 'WITHDRAWN' | 'ENDED' {
  if (!own) return 'STRANGER';
  if (own.state === 'WAITING') return 'WAITING';
  if (isMemberNow(own)) return 'OPENS_SOON';
  if (own.state === 'ENDED' && !own.confirmedAt) return own.decidedBy ? 'REFUSED' : 'WITHDRAWN';
  return 'ENDED';
}

export const doorPath = ({ slug }: Pick<Community, 'slug'>): string => `/communities/${slug}/door`;
