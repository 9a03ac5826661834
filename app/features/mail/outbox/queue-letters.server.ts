import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { MailLetter } from '#db/entities/index.ts';
import { mailUrgencies, type Language } from '#db/enums.ts';
import { defaultChoice, type ChosenTopic } from '#app/features/mail/choices/topics.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { LetterKind } from './letter.ts';

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

/**
 * How many of some people get a topic by email, now or in a digest, as `recipientsOf` chooses them: as a column of a
 * query. `among` says of `person`, a row of `users`, whether it is one of them.
 */
export const recipientCount = (
  topic: ChosenTopic,
  among: RawBuilder<boolean>,
): RawBuilder<number> => sql<number>`(
  select count(*)::int from users person
  left join mail_choices choice on choice.user_id = person.id and choice.topic = ${sql.lit(topic)}
  where person.is_authenticated and person.disabled_at is null and person.deletion_asked_at is null
    and coalesce(choice.frequency, ${sql.lit(defaultChoice(topic))}) <> 'NEVER' and ${among})`;

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

interface Recipient {
  /** Null for an address without an account. */
  userId: string | null;
  address: string;
  language: Language;
}

export interface QueuedLetter<Params> {
  to: Recipient;
  /** What it is about, such as `notice:{id}`: an address gets one email for an event. */
  event: string;
  communityId: string | null;
  params: Params;
  /** Waits for the person's next digest instead of leaving now. */
  held?: boolean;
  /** Leaves no sooner than that. */
  notBefore?: Date;
}

/** One statement takes at most this many rows: PostgreSQL has 65,535 parameters. */
const mostRows = 2_000;

/**
 * Queues emails of one kind in the transaction `tx`: they leave after its commit. A second email for the
 * same event and address is not queued.
 */
export async function queueLetters<Params>(
  tx: Em,
  { kind, topic, urgency, params: schema }: LetterKind<Params>,
  letters: readonly QueuedLetter<Params>[],
): Promise<void> {
  const now = new Date();
  // Emails about one event share their params.
  const checked = new Map<Params, Record<string, unknown>>();
  const checkedOf = (params: Params) => {
    const known = checked.get(params) ?? (schema.parse(params) as Record<string, unknown>);
    checked.set(params, known);
    return known;
  };
  const urgencyOf = (params: Params) => (typeof urgency === 'function' ? urgency(params) : urgency);
  for (let start = 0; start < letters.length; start += mostRows) {
    await insertNew(
      tx,
      MailLetter,
      letters
        .slice(start, start + mostRows)
        .map(({ to, event, communityId, params, held, notBefore }) => ({
          id: randomUUID(),
          kind,
          topic,
          urgency: mailUrgencies.indexOf(urgencyOf(params)),
          user: to.userId,
          address: to.address,
          community: communityId,
          language: to.language,
          params: checkedOf(params),
          event,
          state: held ? ('HELD' as const) : ('QUEUED' as const),
          tries: 0,
          nextTryAt: notBefore ?? now,
          createdAt: now,
        })),
    );
  }
  if (letters.some(({ held }) => !held)) await send(tx, 'send-mail', {});
}

/** Why an email waits whose person changed their address. */
export const notConfirmed = 'the address of the account is not confirmed';

/** Lets go what waited for a person's address to be confirmed, in the transaction of that. */
export async function releaseUnconfirmed(tx: Em, userId: string): Promise<void> {
  const waiting = { user: userId, state: 'QUEUED', lastError: notConfirmed } as const;
  const released = await tx.nativeUpdate(MailLetter, waiting, { nextTryAt: new Date() });
  if (released > 0) await send(tx, 'send-mail', {});
}
