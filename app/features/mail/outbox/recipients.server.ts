import { sql } from 'kysely';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { defaultChoice, type ChosenTopic } from '#app/features/mail/choices/topics.ts';
import type { LetterKind } from './letter.ts';
import { queueLetters, type QueuedLetter, type Recipient } from './queue-letters.server.ts';

/** Somebody who gets a topic by email: at once, or in their next digest. */
export interface ChosenRecipient extends Recipient {
  userId: string;
  held: boolean;
}

/**
 * Those of these people who get a topic by email. It leaves out those who chose never, disabled accounts,
 * those being deleted, and unconfirmed addresses. `always` ignores what they chose; `holdsUnconfirmed` holds
 * the emails to unconfirmed addresses until `tellMissed`. One statement.
 */
export async function recipientsOf(
  tx: Em,
  userIds: readonly string[],
  topic: ChosenTopic,
  { always = false, holdsUnconfirmed = false } = {},
): Promise<ChosenRecipient[]> {
  if (userIds.length === 0) return [];
  const rows = await reachable(tx, topic, holdsUnconfirmed)
    .where('users.id', 'in', [...new Set(userIds)])
    .execute();
  return asTheyChose(rows, topic, always);
}

/** The same for all current members of a community. */
export async function recipientsIn(
  em: Em,
  communityId: string,
  topic: ChosenTopic,
  { always = false } = {},
): Promise<ChosenRecipient[]> {
  const rows = await reachable(em, topic)
    .where(
      sql<boolean>`exists (select from user_communities membership
        where membership.user_id = users.id and membership.community_id = ${communityId}::uuid
          and ${isCurrentMembership('membership')})`,
    )
    .execute();
  return asTheyChose(rows, topic, always);
}

/** People with a usable address, and what they chose. */
const reachable = (em: Em, topic: ChosenTopic, holdsUnconfirmed = false) =>
  kysely(em)
    .selectFrom('users')
    .leftJoin('mail_choices as choice', (join) =>
      join.onRef('choice.user', '=', 'users.id').on('choice.topic', '=', topic),
    )
    .select(['users.id', 'users.email', 'users.language', 'choice.frequency'])
    .select('users.isAuthenticated as isConfirmed')
    .$if(!holdsUnconfirmed, (query) => query.where('users.isAuthenticated', '=', true))
    .where('users.disabledAt', 'is', null)
    .where('users.deletionAskedAt', 'is', null);

type Reachable = Awaited<ReturnType<ReturnType<typeof reachable>['execute']>>;

function asTheyChose(rows: Reachable, topic: ChosenTopic, always: boolean): ChosenRecipient[] {
  return rows.flatMap(({ id, email, language, frequency, isConfirmed }) => {
    const chosen = always ? 'NOW' : (frequency ?? defaultChoice(topic));
    if (chosen === 'NEVER') return [];
    const held = chosen !== 'NOW' || !isConfirmed;
    return [{ userId: id, address: email, language: language ?? defaultLocale, held }];
  });
}

/** Emails people about an event, each as they chose, in the transaction of the change. */
export async function notify<Params>(
  tx: Em,
  kind: LetterKind<Params> & { topic: ChosenTopic },
  {
    userIds,
    holdsUnconfirmed = false,
    ...event
  }: Omit<QueuedLetter<Params>, 'to' | 'held'> & {
    userIds: readonly string[];
    holdsUnconfirmed?: boolean;
  },
): Promise<void> {
  const recipients = await recipientsOf(tx, userIds, kind.topic, { holdsUnconfirmed });
  await queueLetters(
    tx,
    kind,
    recipients.map(({ held, ...to }) => ({ to, held, ...event })),
  );
}
