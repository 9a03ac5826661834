import { sql } from 'kysely';
import { MailLetter } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { ChosenTopic } from '#app/features/mail/choices/topics.ts';
import type { LetterKind } from './letter.ts';
import { queueLetters, type QueuedLetter, recipientsOf } from './queue-letters.server.ts';

const hourMs = 60 * 60 * 1000;

/** What emails are about: the name of a parameter and its value, such as an activity’s id. */
export interface Thing {
  param: string;
  id: string;
}

interface FoldedEvent<Params> extends Omit<QueuedLetter<Params>, 'to' | 'held' | 'notBefore'> {
  userIds: readonly string[];
  thing: Thing;
  /** One email that tells both; null where together they tell nothing. */
  fold: (waiting: Params, latest: Params) => Params | null;
}

/**
 * Emails people about an event, each as they chose, at most once an hour for each kind and thing: what
 * happens while an email still waits is folded into it, and what happens within an hour after one leaves at
 * the end of that hour. Call it while the thing is locked, in the transaction of the change.
 */
export async function notifyFolded<Params>(
  tx: Em,
  kind: LetterKind<Params> & { topic: ChosenTopic },
  { userIds, thing, fold, ...event }: FoldedEvent<Params>,
): Promise<void> {
  const recipients = await recipientsOf(tx, userIds, kind.topic);
  if (recipients.length === 0) return;
  const ids = recipients.map(({ userId }) => userId);
  const waiting = await waitingEmails(tx, kind.kind, thing, ids);
  await foldInto(
    tx,
    waiting.map(({ id, params }) => ({
      id,
      params: fold(kind.params.parse(params), event.params),
    })),
  );
  const isTold = new Set(waiting.map(({ user }) => user));
  const lastOf = await lastTries(tx, kind.kind, thing, ids);
  await queueLetters(
    tx,
    kind,
    recipients
      .filter(({ userId }) => !isTold.has(userId))
      .map(({ held, ...to }) => {
        const last = lastOf.get(to.userId);
        return {
          to,
          held,
          ...event,
          ...(last && { notBefore: new Date(last.getTime() + hourMs) }),
        };
      }),
  );
}

/**
 * Drops the emails of a kind about a thing that wait for the end of their hour, because they do not hold any
 * more. Returns whose they were, with their params.
 */
export async function dropDelayed(
  tx: Em,
  { kind }: Pick<LetterKind, 'kind'>,
  thing: Thing,
  userIds: readonly string[],
): Promise<{ userId: string; params: unknown }[]> {
  if (userIds.length === 0) return [];
  const now = Date.now();
  const waiting = await waitingEmails(tx, kind, thing, userIds);
  const delayed = waiting.filter(
    ({ nextTryAt, tries }) => tries === 0 && nextTryAt.getTime() > now,
  );
  if (delayed.length > 0) {
    await tx.nativeDelete(MailLetter, { id: { $in: delayed.map(({ id }) => id) } });
  }
  return delayed.flatMap(({ user, params }) => (user ? [{ userId: user, params }] : []));
}

/** Emails of a kind about a thing that have not left, locked until the change is saved. */
export const unsentLetters = (
  tx: Em,
  { kind }: Pick<LetterKind, 'kind'>,
  thing: Thing,
  userIds: readonly string[],
): Promise<{ id: string; params: unknown }[]> => waitingEmails(tx, kind, thing, userIds);

/** Writes new params into an email that has not left, or deletes it where it has nothing to tell (null). */
export const rewriteLetter = (tx: Em, id: string, params: object | null): Promise<void> =>
  foldInto(tx, [{ id, params }]);

/** Emails that nobody is sending yet, locked until the change is saved. */
const waitingEmails = (tx: Em, kind: string, thing: Thing, userIds: readonly string[]) =>
  kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'user', 'params', 'tries', 'nextTryAt'])
    .where('user', 'in', [...userIds])
    .where('state', 'in', ['QUEUED', 'HELD'])
    .where('digest', 'is', null)
    .where('kind', '=', kind)
    .where(isAbout(thing))
    .where(sql<boolean>`(claimed_until is null or claimed_until < now())`)
    .forUpdate()
    .execute();

/** When each person last got an email of a kind about a thing, or was to get it, within the last hour. */
async function lastTries(
  tx: Em,
  kind: string,
  thing: Thing,
  userIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['user', 'nextTryAt'])
    .where('user', 'in', [...userIds])
    // Where no mail server is set, an email that was written to a file has FAILED.
    .where('state', 'in', ['QUEUED', 'SENT', 'FAILED'])
    // An email waits for at most an hour before its first try, and for a day in all.
    .where('createdAt', '>', new Date(Date.now() - 26 * hourMs))
    .where('nextTryAt', '>', new Date(Date.now() - hourMs))
    .where('kind', '=', kind)
    .where(isAbout(thing))
    .orderBy('nextTryAt')
    .execute();
  return new Map(rows.flatMap(({ user, nextTryAt }) => (user ? [[user, nextTryAt]] : [])));
}

const isAbout = ({ param, id }: Thing) => sql<boolean>`params ->> ${param}::text = ${id}::text`;

/** Writes new params into emails, and deletes those that have nothing to tell. One statement for equal ones. */
async function foldInto(tx: Em, letters: { id: string; params: unknown }[]): Promise<void> {
  const byParams = Map.groupBy(letters, ({ params }) => JSON.stringify(params));
  for (const same of byParams.values()) {
    const ids = { id: { $in: same.map(({ id }) => id) } };
    const [first] = same;
    if (!first?.params) await tx.nativeDelete(MailLetter, ids);
    else
      await tx.nativeUpdate(MailLetter, ids, { params: first.params as Record<string, unknown> });
  }
}
