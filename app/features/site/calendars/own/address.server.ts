import { createHash, createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CalendarFeed } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import { env } from '#app/lib/env.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { actorReader } from '#app/lib/session/session.server.ts';

/** The address of a person's calendar; null while there is none. */
export async function addressOf(em: Em, userId: string): Promise<string | null> {
  const row = await kysely(em)
    .selectFrom('calendar_feeds')
    .select('nonce')
    .where('user', '=', userId)
    .executeTakeFirst();
  return row ? `${env().appUrl}/calendar/${secretOf(row.nonce)}.ics` : null;
}

/** Gives a person's calendar an address. One that is there stays, unless `renewed`: then it opens nothing more. */
export async function makeAddress(
  tx: Em,
  userId: string,
  { renewed }: { renewed: boolean },
): Promise<void> {
  const nonce = randomUUID();
  const made = { user: userId, nonce, hash: hashOf(secretOf(nonce)), createdAt: new Date() };
  if (renewed) await tx.upsert(CalendarFeed, made);
  else await insertNew(tx, CalendarFeed, made);
}

/** Takes the address away: it opens nothing any more. */
export async function removeAddress(tx: Em, userId: string): Promise<void> {
  await tx.nativeDelete(CalendarFeed, { user: userId });
}

/** Whose calendar a secret opens; null for one that opens none, and for accounts that are closed. */
export const ownerOf = (em: Em, secret: string): Promise<Actor | null> =>
  owners(em, { hash: hashOf(secret) });

const owners = actorReader<{ hash: string }>(
  ({ param }) => sql<boolean>`
    u.id = (select feed.user_id from calendar_feeds feed where feed.hash = ${param('hash')})
    and u.disabled_at is null and u.deletion_asked_at is null`,
);

const secretOf = (nonce: string): string =>
  createHmac('sha256', env().sessionSecret).update(`calendar:${nonce}`).digest('base64url');

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
