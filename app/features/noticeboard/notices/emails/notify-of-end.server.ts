import { sql } from 'kysely';
import { MailLetter, type CondoNotice } from '#db/entities/index.ts';
import {
  queueLetters,
  recipientsOf,
  type ChosenRecipient,
} from '#app/features/mail/outbox/queue-letters.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { sentenceIn } from '../emergencies/over-words.server.ts';
import { emergencyOverLetter } from './emergency-emails.server.ts';
import { beginningOfOver, isOfNotice, overEvent } from './notice-event.server.ts';

/**
 * The people who were emailed an emergency, or have the email on its way: those who get the email that it is over.
 * Leaves out accounts that no email goes to.
 */
export async function recipientsOfEnd(
  em: Em,
  { id, community }: Pick<CondoNotice, 'id' | 'community'>,
): Promise<ChosenRecipient[]> {
  const rows = await kysely(em)
    .selectFrom('mail_letters')
    .select('user')
    .distinct()
    .where('community', '=', community.id)
    .where('user', 'is not', null)
    .where('state', 'in', ['SENT', 'QUEUED', 'HELD'])
    .where(isOfNotice(sql.ref('event'), sql`${id}`))
    .execute();
  const userIds = rows.flatMap(({ user }) => user ?? []);
  return recipientsOf(em, userIds, 'NOTICES', { always: true });
}

/** Queues the emails that an emergency is over, in the transaction of that. */
export async function notifyOfEnd(
  tx: Em,
  notice: CondoNotice,
  {
    community,
    recipients,
  }: { community: { name: string; slug: string }; recipients: ChosenRecipient[] },
): Promise<void> {
  const { id, version, overAt, overWords } = notice;
  if (!overAt) return;
  const since = overAt.toISOString();
  await queueLetters(
    tx,
    emergencyOverLetter,
    recipients.map(({ held, ...to }) => {
      const { title, language: titleLanguage } = sideFor(to.language, notice);
      const { words, language } = sentenceIn(to.language, overWords);
      return {
        to,
        held,
        event: overEvent(id, version),
        communityId: notice.community.id,
        params: {
          id,
          slug: community.slug,
          community: community.name,
          since,
          title,
          titleLanguage,
          words,
          language,
        },
      };
    }),
  );
}

/** Deletes the emails that an emergency is over, where they have not left: it goes on after all. */
export async function recallEnd(tx: Em, noticeId: string): Promise<void> {
  const unsent = await kysely(tx)
    .selectFrom('mail_letters')
    .select('id')
    .where('event', 'like', `${beginningOfOver(noticeId)}%`)
    .where('state', '=', 'QUEUED')
    .where(sql<boolean>`(claimed_until is null or claimed_until < now())`)
    .forUpdate()
    .execute();
  if (unsent.length === 0) return;
  await tx.nativeDelete(MailLetter, { id: { $in: unsent.map(({ id }) => id) } });
}
