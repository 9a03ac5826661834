import { MailLetter, type CondoNotice } from '#db/entities/index.ts';
import { queueLetters, recipientsOf } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { noticeState } from '../state.ts';
import { noticeLetter } from './notice.server.ts';
import { noticeEvent } from './notice-event.server.ts';
import { paramsOf } from './notify-of-notice.server.ts';

/** An owner whom a notice serves by email. */
export interface OwnerToEmail {
  user: string;
  /** From when on they are sure to have agreed to email; null where that is not known. */
  agreedAt: Date | null;
  /** The correction that they are served with again; null for the notice as it came out. */
  correctedAt: Date | null;
}

/**
 * Sees to it that these people get a notice by email now, because it serves them: also those who read a digest,
 * who chose never, and who wrote it. Who has had an email that counts gets no second one. A line in a digest does
 * not count, nor what was sent before they agreed to email, or is without the correction.
 */
export async function serveByEmail(
  tx: Em,
  notice: CondoNotice,
  owners: readonly OwnerToEmail[],
): Promise<void> {
  if (owners.length === 0 || noticeState(notice) !== 'live') return;
  const event = noticeEvent(notice.id);
  const letters = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'user', 'digest', 'event', 'state', 'settledAt', 'createdAt'])
    .where('user', 'in', [...new Set(owners.map(({ user }) => user))])
    .where((is) => is.or([is('event', '=', event), is('event', 'like', `${event}:%`)]))
    .execute();
  const held = letters.filter(({ state, digest }) => state === 'HELD' && digest === null);
  if (held.length > 0) {
    const now = { state: 'QUEUED' as const, nextTryAt: new Date() };
    const ids = held.map(({ id }) => id);
    await tx.nativeUpdate(MailLetter, { id: { $in: ids }, state: 'HELD' }, now);
    await send(tx, 'send-mail', {});
  }
  const lettersOf = Map.groupBy(letters, ({ user }) => user ?? '');
  const without = owners.filter(
    ({ user, agreedAt, correctedAt }) =>
      !lettersOf
        .get(user)
        ?.some(
          ({ digest, settledAt, createdAt }) =>
            digest === null &&
            (!agreedAt || !settledAt || settledAt >= agreedAt) &&
            (!correctedAt || createdAt >= correctedAt),
        ),
  );
  const userIds = without.map(({ user }) => user);
  const recipients = await recipientsOf(tx, userIds, 'NOTICES', { always: true });
  if (recipients.length === 0) return;
  const again = new Set(without.flatMap(({ user, correctedAt }) => (correctedAt ? user : [])));
  const params = await paramsOf(tx, notice);
  await queueLetters(
    tx,
    noticeLetter,
    recipients.map(({ held: _, ...to }) => ({
      ...{ to, event: freeEvent(event, lettersOf.get(to.userId) ?? []) },
      communityId: notice.community.id,
      params: { ...params[to.language], isCorrection: again.has(to.userId) },
    })),
  );
}

/** The event of one more email that serves somebody who had these: each address has one email of an event. */
function freeEvent(event: string, had: readonly { event: string }[]): string {
  const taken = new Set(had.map((letter) => letter.event));
  if (!taken.has(event)) return event;
  const served = `${event}:served`;
  let free = served;
  for (let number = 2; taken.has(free); number += 1) free = `${served}:${number}`;
  return free;
}
