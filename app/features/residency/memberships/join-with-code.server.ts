import { UserCommunity } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import {
  countUse,
  matchCode,
  type MatchedCode,
} from '#app/features/residency/units/codes/match-code.server.ts';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { addFurtherUnit } from './further-units.server.ts';
import { isUnitFull, joinCommunity } from './join.server.ts';
import { lockCommunities } from './lock-communities.server.ts';
import { isMemberNow, lastPlace } from './own-place.server.ts';

/** What came of a code: in, in with one more unit, in already, or still waiting for the board. */
export type CodeOutcome = 'joined' | 'addedUnit' | 'alreadyIn' | 'waits';

export interface JoinedWithCode {
  outcome: CodeOutcome;
  community: { slug: string; name: string; isOpen: boolean };
  unit: string;
}

/**
 * Lets whoever is logged in into the community whose code they type: somebody new or waiting is
 * confirmed, a member gets the unit as a further one. A unit that is full, or a person whom a moderator
 * sent away, waits for the board. Twice changes nothing. With `communityId`, only a code of that one.
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
): Promise<JoinedWithCode> {
  const actor = requireActor(ctx);
  const matched = await matchOwn(ctx.em, code, { request, accountId: actor.id });
  const { community, unit } = matched;
  if (communityId && community.id !== communityId) {
    throw new AppError('invalid', 'codes.otherCommunity', { field: 'code' });
  }
  const outcome = await inTransaction(ctx.em, async (tx) => {
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
    if (state !== 'CONFIRMED') return 'waits';
    await countUse(tx, matched);
    return 'joined';
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
  if (unitKey(membership.condoUnit) === unitKey(unit.label)) return 'alreadyIn';
  const community = await membership.community.loadOrFail();
  const isFull = await isUnitFull(tx, community, { condoUnit: unit.label, except: actor.id });
  const isNew = await addFurtherUnit(tx, {
    actor,
    membership,
    unit,
    state: isFull ? 'WAITING' : 'CONFIRMED',
  });
  if (!isNew) return isFull ? 'waits' : 'alreadyIn';
  if (isFull) return 'waits';
  await countUse(tx, matched);
  return 'addedUnit';
}
