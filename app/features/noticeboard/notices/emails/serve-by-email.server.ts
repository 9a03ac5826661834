import { MailLetter, type CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { queueLetters, recipientsOf } from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { noticeState } from '../state.ts';
import { noticeLetter } from './notice.server.ts';
import { noticeEvent } from './notice-event.server.ts';
import { paramsOf } from './notify-of-notice.server.ts';

/** Somebody whom a notice serves by email: at their account, or at an address on record. */
export interface OwnerToEmail {
  user: string | null;
  /** The address on record, that of the account too. */
  address: string | null;
  /** The language of an email to an address on record. */
  language: Language | null;
  isMortgagee: boolean;
  /** From when on they are sure to have agreed to email; null where that is not asked for. */
  agreedAt: Date | null;
  /** The correction that they are served with again; null for the notice as it came out. */
  correctedAt: Date | null;
  /** Emails that were queued before don't count, because one came back. */
  since: Date | null;
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
  const users = owners.flatMap(({ user }) => user ?? []);
  const addresses = owners.flatMap(({ address }) => address ?? []);
  const letters = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'user', 'address', 'digest', 'event', 'state', 'settledAt', 'createdAt'])
    .where((is) =>
      is.or([
        ...(users.length > 0 ? [is('user', 'in', [...new Set(users)])] : []),
        ...(addresses.length > 0 ? [is('address', 'in', [...new Set(addresses)])] : []),
      ]),
    )
    .where((is) => is.or([is('event', '=', event), is('event', 'like', `${event}:%`)]))
    .execute();
  const held = letters.filter(({ state, digest }) => state === 'HELD' && digest === null);
  if (held.length > 0) {
    const now = { state: 'QUEUED' as const, nextTryAt: new Date() };
    const ids = held.map(({ id }) => id);
    await tx.nativeUpdate(MailLetter, { id: { $in: ids }, state: 'HELD' }, now);
    await send(tx, 'send-mail', {});
  }
  const had = ({ user, address }: OwnerToEmail) =>
    letters.filter((one) => one.address === address || (user !== null && one.user === user));
  const without = owners.filter(
    (owner) =>
      !had(owner).some(
        ({ digest, settledAt, createdAt }) =>
          digest === null &&
          (!owner.agreedAt || !settledAt || settledAt >= owner.agreedAt) &&
          (!owner.correctedAt || createdAt >= owner.correctedAt) &&
          (!owner.since || createdAt >= owner.since),
      ),
  );
  if (without.length === 0) return;
  const accounts = await recipientsOf(
    tx,
    without.flatMap(({ user }) => user ?? []),
    'NOTICES',
    { always: true },
  );
  const params = await paramsOf(tx, notice);
  await queueLetters(
    tx,
    noticeLetter,
    without.flatMap((owner) => {
      const account = accounts.find(({ userId }) => userId === owner.user);
      const language = account?.language ?? owner.language ?? notice.language;
      const address = account?.address ?? owner.address;
      if (address === null || (owner.user !== null && !account)) return [];
      const serves = owner.isMortgagee ? ('MORTGAGEE' as const) : ('OWNER' as const);
      return [
        {
          to: { userId: owner.user, address, language },
          event: freeEvent(event, had(owner)),
          communityId: notice.community.id,
          params: {
            ...params[language],
            isCorrection: owner.correctedAt !== null,
            serves: owner.user === null ? serves : null,
          },
        },
      ];
    }),
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
