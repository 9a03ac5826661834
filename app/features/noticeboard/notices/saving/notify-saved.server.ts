import type { CondoNotice } from '#db/entities/index.ts';
import { notifyNotice } from '../emails/notify-of-notice.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { wasOut } from '../desk/notice-state.ts';

/** What decides whom a saved notice is told. */
export type ToldBefore = Pick<
  CondoNotice,
  'status' | 'kind' | 'publishedAt' | 'audience' | 'audienceFloors' | 'audienceUnitKeys'
> & { lettersDueAt?: Date | null | undefined };

/**
 * Queues the letters of a notice that was saved. One that had been told is a correction, unless it has
 * become an emergency, which everyone it is for hears of.
 */
export async function notifySaved(
  tx: Em,
  notice: CondoNotice,
  { before, again, now }: { before: ToldBefore | null; again: boolean; now: Date },
): Promise<void> {
  const wasTold =
    before !== null && before.status === 'PUBLISHED' && wasOut(before, now) && !before.lettersDueAt;
  const isEmergency = notice.kind === 'EMERGENCY';
  const isCorrection = wasTold && (!isEmergency || before.kind === 'EMERGENCY');
  await notifyNotice(tx, notice, isCorrection ? { before, again } : null);
}
