import { sql } from 'kysely';
import { CondoNotice, MailLetter } from '#db/entities/index.ts';
import { noticeState } from '#app/features/noticeboard/notices/state.ts';
import { noticeEvent } from '#app/features/noticeboard/notices/emails/notice-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { DigestParams } from './emails/digest.server.ts';

/**
 * Takes a notice that is no longer shown out of the digests that have not left, and deletes those that have
 * nothing else to tell. Running it again changes nothing.
 */
export const leaveDigests = (em: Em, noticeId: string): Promise<void> =>
  em.transactional(async (tx) => {
    const notice = await tx.findOne(CondoNotice, { id: noticeId });
    if (notice && noticeState(notice) === 'live') return;
    const digests = await kysely(tx)
      .selectFrom('mail_letters')
      .select(['id', sql<DigestParams>`params`.as('params')])
      .where('topic', '=', 'DIGEST')
      .where('state', '=', 'QUEUED')
      .where(sql<boolean>`(claimed_until is null or claimed_until < now())`)
      .where(sql<boolean>`strpos(params::text, ${noticeId}) > 0`)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (digests.length === 0) return;
    const event = noticeEvent(noticeId);
    await tx.nativeDelete(MailLetter, {
      digest: { $in: digests.map(({ id }) => id) },
      $or: [{ event }, { event: { $like: `${event}:%` } }],
    });
    for (const { id, params } of digests) {
      const rest = withoutNotice(params, noticeId);
      if (rest) await tx.nativeUpdate(MailLetter, { id }, { params: rest });
      else await tx.nativeDelete(MailLetter, { id });
    }
  });

/** What a digest tells without a notice; null if that is nothing. */
function withoutNotice(digest: DigestParams, noticeId: string): DigestParams | null {
  const others = <Entry extends { to: string | null }>(entries: Entry[]): Entry[] =>
    entries.filter(({ to }) => !to?.endsWith(`/notices/${noticeId}`));
  const held = others(digest.held);
  const buildings = digest.buildings.flatMap((building) => {
    const lists = building.lists
      .map((list) => ({ ...list, entries: others(list.entries) }))
      .filter(({ entries, more }) => entries.length + more > 0);
    return lists.length > 0 ? [{ ...building, lists }] : [];
  });
  return held.length + buildings.length > 0 ? { ...digest, held, buildings } : null;
}
