import { z } from 'zod';
import { Community, UserCommunity } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import {
  countUse,
  matchCode,
  type MatchedCode,
} from '#app/features/residency/units/codes/match-code.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { addFurtherUnit } from './further-units.server.ts';
import {
  settleInvitation,
  takeOverRecord,
  type SettledInvitation,
} from './invitations/settle.server.ts';
import { isUnitFull, joinCommunity } from './join.server.ts';
import { lockCommunities } from './lock-communities.server.ts';
import { isMemberNow, lastPlace } from './own-place.server.ts';

/**
 * What came of a code: in, in with one more unit, in already, or waiting for the board, perhaps because the unit is
 * full.
 */
type CodeOutcome = 'joined' | 'addedUnit' | 'alreadyIn' | 'waits' | 'isFull';

/** A code in a form. */
export const codeField = z
  .string({ error: 'codes.required' })
  .trim()
  .min(1, 'codes.required')
  .max(60, 'codes.wrong');

/**
 * Lets whoever is logged in into the community whose code they type: somebody new or waiting is
 * confirmed, a member gets the unit as a further one. A unit that is full, or a person whom a moderator
 * sent away, waits for the board. Whoever comes in settles their open invitation for the unit. Twice changes
 * nothing. With `communityId`, only a code of that one.
 * Throws AppError: `unauthenticated`, `invalid` for a code that does not work, `too-many` as
 * `matchCode`, `conflict` for somebody with ten communities.
 */
export async function joinWithCode(
  ctx: Ctx,
  request: Request,
  {
    code,
    tenure,
    communityId,
  }: { code: string; tenure?: Tenure | undefined; communityId?: string },
) {
  const actor = requireActor(ctx);
  const matched = await matchOwn(ctx.em, code, { request, accountId: actor.id });
  const { community, unit } = matched;
  if (communityId && community.id !== communityId) {
    throw new AppError('invalid', 'codes.otherCommunity', { field: 'code' });
  }
  const outcome = await inTransaction(ctx.em, async (tx): Promise<CodeOutcome> => {
    await lockPerson(tx, actor.id);
    await lockCommunities(tx, [community.id]);
    const before = await tx.findOne(UserCommunity, { user: actor.id, community: community.id });
    if (before && isMemberNow(before)) return addUnit(tx, actor, before, matched);
    const state = await joinCommunity(tx, {
      actor,
      communityId: community.id,
      condoUnit: unit.label,
      claimedTenure: tenure ?? before?.claimedTenure ?? null,
      isProven: true,
      ...(await lastPlace(tx, actor.id, community.id)),
    });
    if (state === 'CONFIRMED') {
      await countUse(tx, matched);
      return 'joined';
    }
    const whole = await tx.findOneOrFail(Community, { id: community.id });
    const room = { condoUnit: unit.label, except: actor.id };
    return (await isUnitFull(tx, whole, room)) ? 'isFull' : 'waits';
  });
  const { slug, name, isOpen } = community;
  return { outcome, community: { slug, name, isOpen }, unit: unit.label };
}

async function matchOwn(em: Em, code: string, by: Parameters<typeof matchCode>[2]) {
  try {
    return await matchCode(em, code, by);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    throw new AppError('invalid', error.messageKey, { field: 'code' });
  }
}

async function addUnit(
  tx: Em,
  actor: Actor,
  membership: UserCommunity,
  matched: MatchedCode,
): Promise<CodeOutcome> {
  const { unit } = matched;
  const place = { communityId: membership.community.id, unitId: unit.id, condoUnit: unit.label };
  if (unitKey(membership.condoUnit) === unitKey(unit.label)) {
    const settled = await settleInvitation(tx, actor.id, place);
    await takeOverRecord(tx, membership.id, settled, { actor });
    if (settled) await writeSettled(tx, actor, membership, settled);
    return 'alreadyIn';
  }
  const community = await membership.community.loadOrFail();
  const isFull = await isUnitFull(tx, community, { condoUnit: unit.label, except: actor.id });
  const settled = isFull ? null : await settleInvitation(tx, actor.id, place);
  await takeOverRecord(tx, membership.id, settled, { actor, given: unit.label });
  const isNew = await addFurtherUnit(tx, {
    actor,
    membership,
    unit,
    state: isFull ? 'WAITING' : 'CONFIRMED',
    way: 'CODE',
    tenure: settled?.tenure ?? null,
    matched: settled?.snapshot ?? {},
  });
  if (!isNew) return isFull ? 'isFull' : 'alreadyIn';
  if (isFull) return 'isFull';
  await countUse(tx, matched);
  return 'addedUnit';
}

/** Gives a member of the unit the tenure of their invitation, unless the board has said one. */
async function writeSettled(
  tx: Em,
  actor: Actor,
  { id, community, condoUnit: unit, tenure: before = null }: UserCommunity,
  settled: SettledInvitation,
): Promise<void> {
  const tenure = before ?? settled.tenure;
  await tx.nativeUpdate(UserCommunity, { id }, { tenure });
  await recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'MEMBER', id },
    action: 'CHANGE',
    from: 'CONFIRMED',
    to: 'CONFIRMED',
    snapshot: {
      title: actor.name,
      ...{ unit, tenure, userId: actor.id, before: { unit, tenure: before } },
      ...settled.snapshot,
    },
  });
}

/** Sends whoever typed a code on: into the hub, or to the page where they wait for the board. */
export function landAfterCode(
  { locale }: Ctx,
  { outcome, community, unit }: Awaited<ReturnType<typeof joinWithCode>>,
): Promise<Response> {
  const hub = `/communities/${community.slug}`;
  const isIn = outcome !== 'waits' && outcome !== 'isFull' && community.isOpen;
  const params = { community: community.name, unit: unitLabel(locale, unit, true) };
  return redirectWithToast(isIn ? hub : `${hub}/door`, {
    title: translate(locale, `codes.${outcome}.title`, params),
    description: translate(locale, `codes.${outcome}.description`, params),
  });
}
