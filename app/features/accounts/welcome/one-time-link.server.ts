import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { OneTimeLink } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { env } from '#app/lib/env.server.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a link opens, and how long a page can still say that it has expired. */
const openMs = day;
const rememberedMs = 30 * day;

/** A link at which a person can choose a password, and whose account it is. */
export interface OpenLink {
  user: { id: string; name: string; email: string };
}

/** Why a link opens nothing: nobody ever had it, or it was used, replaced or left too long. */
export type DeadLink = 'unknown' | 'over';

/**
 * Makes a link that lets a person choose a password, once and within 24 hours, and returns its
 * address, which is kept nowhere. Links the person had before open nothing any more.
 */
export async function makeOneTimeLink(tx: Em, userId: string): Promise<string> {
  const now = new Date();
  const secret = randomBytes(32).toString('base64url');
  await tx.nativeDelete(OneTimeLink, { expiresAt: { $lt: new Date(+now - rememberedMs) } });
  await tx.nativeUpdate(
    OneTimeLink,
    { user: userId, usedAt: null, expiresAt: { $gt: now } },
    { expiresAt: now },
  );
  await tx.insert(OneTimeLink, {
    id: randomUUID(),
    user: userId,
    hash: hashOf(secret),
    expiresAt: new Date(+now + openMs),
    createdAt: now,
  });
  return `${env().appUrl}/welcome/${secret}`;
}

/** Looks a link up and leaves it as it is: programs that check mail for harm open links too. */
export async function findLink(em: Em, secret: string): Promise<OpenLink | DeadLink> {
  const row = await kysely(em)
    .selectFrom('one_time_links as link')
    .innerJoin('users as person', 'person.id', 'link.user')
    .select(['link.expiresAt', 'link.usedAt', 'person.id', 'person.name', 'person.email'])
    .select('person.disabledAt')
    .where('link.hash', '=', hashOf(secret))
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.usedAt || row.disabledAt || row.expiresAt <= new Date()) return 'over';
  const { id, name, email } = row;
  return { user: { id, name, email } };
}

/** Uses a link up, inside the transaction of what it allows; false when it opens nothing any more. */
export async function useUp(tx: Em, secret: string): Promise<boolean> {
  const now = new Date();
  const open = { hash: hashOf(secret), usedAt: null, expiresAt: { $gt: now } };
  return (await tx.nativeUpdate(OneTimeLink, open, { usedAt: now })) > 0;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
