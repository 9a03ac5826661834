import { sql } from 'kysely';
import { MailLetter, type CondoNotice } from '#db/entities/index.ts';
import { queueLetters, recipientsOf } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { noticeState } from '../desk/notice-state.ts';
import { noticeLetter } from './notice.server.ts';
import { noticeEvent, paramsOf } from './notify-of-notice.server.ts';

/**
 * Sees to it that these people get a notice by email now, because it serves them: also those who read a digest,
 * who chose never, and who wrote it. Who has had the email gets no second one; a line in a digest is none.
 */
export async function serveByEmail(
  tx: Em,
  notice: CondoNotice,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0 || noticeState(notice) !== 'live') return;
  const event = noticeEvent(notice.id);
  const letters = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'user', 'digest'])
    .select(sql<boolean>`(state = 'HELD' and digest_id is null)`.as('isHeld'))
    .where('user', 'in', userIds)
    .where((is) => is.or([is('event', '=', event), is('event', 'like', `${event}:%`)]))
    .execute();
  const held = letters.filter(({ isHeld }) => isHeld).map(({ id }) => id);
  if (held.length > 0) {
    const now = { state: 'QUEUED' as const, nextTryAt: new Date() };
    await tx.nativeUpdate(MailLetter, { id: { $in: held }, state: 'HELD' }, now);
    await send(tx, 'send-mail', {});
  }
  const had = new Set(letters.flatMap(({ user, digest }) => (digest === null ? user : [])));
  const inDigest = new Set(letters.map(({ user }) => user));
  const without = userIds.filter((id) => !had.has(id));
  const recipients = await recipientsOf(tx, without, 'NOTICES', { always: true });
  if (recipients.length === 0) return;
  const params = await paramsOf(tx, notice);
  await queueLetters(
    tx,
    noticeLetter,
    recipients.map(({ held: _, ...to }) => ({
      // Each address has one email of an event, and the line in the digest is that of the notice.
      ...{ to, event: inDigest.has(to.userId) ? `${event}:served` : event },
      communityId: notice.community.id,
      params: { ...params[to.language], isCorrection: false },
    })),
  );
}
