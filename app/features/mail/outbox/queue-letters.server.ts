import { randomUUID } from 'node:crypto';
import { MailLetter } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import type { LetterKind } from './letter.ts';

export interface Recipient {
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
  { kind, topic, params: schema }: LetterKind<Params>,
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

/** The most bytes that a text takes in one part of an email: what is not ASCII is written as `=C3=A9`. */
export function mailCost(text: string): number {
  let cost = 0;
  for (const byte of Buffer.from(text)) cost += byte > 126 || byte === 61 ? 3 : 1;
  return cost;
}

/** The start of a text that costs at most `most`, up to the end of a word. */
export function fitting(text: string, most: number): string {
  if (mailCost(text) <= most) return text;
  let cost = 0;
  let end = 0;
  for (const char of text) {
    cost += mailCost(char);
    if (cost > most) break;
    end += char.length;
  }
  const start = text.slice(0, end);
  return start.slice(0, Math.max(start.search(/\s\S*$/), 0) || end).trimEnd();
}
