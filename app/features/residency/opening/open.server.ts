import { Community } from '#db/entities/index.ts';
import { setupSteps, type SetupStep } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { notifyDoorsOpened } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { missingSteps, openingSteps } from './state.server.ts';

/** Passes a step of the opening over, or takes it up again. */
export async function setStepForLater(
  em: Em,
  community: Community,
  { step, isForLater }: { step: SetupStep; isForLater: boolean },
): Promise<void> {
  await inTransaction(em, async (tx) => {
    const row = await lockCommunity(tx, community.id);
    const others = row.setupDone.filter((one) => one !== step);
    const setupDone = isForLater ? [...others, step] : others;
    await tx.nativeUpdate(Community, { id: community.id }, { setupDone });
  });
}

/**
 * Opens the doors of a community that the actor manages; `acceptsMissing` says that they know what is
 * not done yet. Returns false when the doors were open already. Throws AppError `invalid` for steps
 * that are missing and not accepted, or when only codes open the door and there is no unit to have one.
 */
export async function openDoors(
  em: Em,
  actor: Actor,
  community: Community,
  { acceptsMissing }: { acceptsMissing: SetupStep[] },
): Promise<{ isNew: boolean }> {
  return inTransaction(em, async (tx) => {
    const row = await lockCommunity(tx, community.id);
    if (row.openedAt) return { isNew: false };
    const missing = missingSteps(await openingSteps(tx, { ...row, id: community.id }));
    if (row.joinPolicy === 'CODE' && missing.includes('UNITS')) {
      throw new AppError('invalid', 'opening.unitsFirst');
    }
    if (missing.some((step) => !acceptsMissing.includes(step))) {
      throw new AppError('invalid', 'opening.confirmMissing', { field: 'accept' });
    }
    await tx.nativeUpdate(Community, { id: community.id }, { openedAt: new Date() });
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'OPEN',
      from: 'CLOSED',
      to: 'OPEN',
      snapshot: { title: community.name, missing },
    });
    await notifyDoorsOpened(tx, actor, community);
    return { isNew: true };
  });
}

async function lockCommunity(tx: Em, id: string) {
  const row = await kysely(tx)
    .selectFrom('communities')
    .select(['openedAt', 'joinPolicy', 'setupDone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, setupDone: setupSteps.filter((step) => row.setupDone.includes(step)) };
}
