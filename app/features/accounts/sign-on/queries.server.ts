import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** With whom an account is connected at a provider. */
export interface OwnSignOn {
  email: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** With whom an account is connected at a provider; null for nobody. */
export async function signOnOf(em: Em, userId: string, issuer: string): Promise<OwnSignOn | null> {
  const row = await kysely(em)
    .selectFrom('sign_ons')
    .select(['email', 'createdAt', 'lastUsedAt'])
    .where('user', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row ?? null;
}

/** Since when a session lasts; null for one that is over. */
export async function sessionBegan(em: Em, idHash: string): Promise<Date | null> {
  const row = await kysely(em)
    .selectFrom('sessions')
    .select('createdAt')
    .where('idHash', '=', idHash)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}
