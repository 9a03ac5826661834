import { createHash, createHmac, randomUUID } from 'node:crypto';
import { CalendarFeed } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { env } from '#app/lib/env.server.ts';

/** The address of a person's calendar; null while there is none. */
export async function addressOf(em: Em, userId: string): Promise<string | null> {
  const row = await em.findOne(CalendarFeed, { user: userId });
  return row && `${env().appUrl}/calendar/${secretOf(row.nonce)}.ics`;
}

/** Gives a person's calendar an address. One that is there stays, unless `renewed`: then it opens nothing more. */
export async function makeAddress(
  tx: Em,
  userId: string,
  { renewed }: { renewed: boolean },
): Promise<void> {
  const nonce = randomUUID();
  const made = { nonce, hash: hashOf(secretOf(nonce)), createdAt: new Date() };
  await kysely(tx)
    .insertInto('calendar_feeds')
    .values({ user: userId, ...made })
    .onConflict((conflict) =>
      renewed ? conflict.column('user').doUpdateSet(made) : conflict.doNothing(),
    )
    .execute();
}

/** Takes the address away: it opens nothing any more. */
export async function removeAddress(tx: Em, userId: string): Promise<void> {
  await tx.nativeDelete(CalendarFeed, { user: userId });
}

/** Whose calendar a secret opens; null for one that opens none, and for accounts that are closed. */
export async function ownerOf(em: Em, secret: string): Promise<string | null> {
  const row = await kysely(em)
    .selectFrom('calendar_feeds as feed')
    .innerJoin('users as person', 'person.id', 'feed.user')
    .select('person.id')
    .where('feed.hash', '=', hashOf(secret))
    .where('person.disabledAt', 'is', null)
    .where('person.deletionAskedAt', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

const secretOf = (nonce: string): string =>
  createHmac('sha256', env().sessionSecret).update(`calendar:${nonce}`).digest('base64url');

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
