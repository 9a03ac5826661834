import { MailLetter } from '#db/entities/index.ts';
import { defaultChoice, type ChosenTopic } from '#app/features/mail/choices/topics.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { LetterKinds } from './letter.ts';

/**
 * Sends what was held because a person's address was not confirmed, to the address that they have confirmed now:
 * what still holds, as it is by now, and the same only once. What they want in a digest goes on waiting for it.
 */
export const tellMissed = (em: Em, kinds: LetterKinds, userId: string): Promise<void> =>
  inTransaction(em, async (tx) => {
    const person = await kysely(tx)
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .where('isAuthenticated', '=', true)
      .executeTakeFirst();
    if (!person) return;
    await dropPast(tx, kinds, userId);
    const held = { user: userId, state: 'HELD' as const, digest: null };
    const released = await tx.nativeUpdate(
      MailLetter,
      { ...held, topic: { $in: await atOnce(tx, userId) } },
      { state: 'QUEUED', address: person.email, nextTryAt: new Date() },
    );
    if (released > 0) await send(tx, 'send-mail', {});
  });

/** Deletes what does not hold any more, or is told by a later email, and writes the others as it is now. */
async function dropPast(tx: Em, kinds: LetterKinds, userId: string): Promise<void> {
  const held = await kysely(tx)
    .selectFrom('mail_letters')
    .select(['id', 'kind', 'params', 'community as communityId', 'createdAt'])
    .where('user', '=', userId)
    .where('state', '=', 'HELD')
    .where('digest', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  const told = new Set<string>();
  for (const { id, kind, params, communityId, createdAt } of held) {
    const declared = kinds[kind];
    const now = declared?.current
      ? await declared.current(tx, {
          ...{ userId, communityId, createdAt },
          params: declared.params.parse(params) as never,
        })
      : params;
    const words = now && JSON.stringify([kind, now]);
    if (!words || told.has(words)) await tx.nativeDelete(MailLetter, { id });
    else if (now !== params) await tx.nativeUpdate(MailLetter, { id }, { params: now });
    if (words) told.add(words);
  }
}

/** The topics that a person wants at once. */
async function atOnce(tx: Em, userId: string): Promise<ChosenTopic[]> {
  const chosen = await kysely(tx)
    .selectFrom('mail_choices')
    .select(['topic', 'frequency'])
    .where('user', '=', userId)
    .execute();
  const choiceOf = new Map(chosen.map(({ topic, frequency }) => [topic, frequency]));
  return heldTopics.filter((topic) => (choiceOf.get(topic) ?? defaultChoice(topic)) === 'NOW');
}

/** What is held for an address until it is confirmed. */
const heldTopics: readonly ChosenTopic[] = [
  'MEMBERSHIP',
  'OWN_POSTS',
  'ATTENDING',
  'REPORTS',
  'NEIGHBOURS',
];
