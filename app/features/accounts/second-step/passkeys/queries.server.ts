import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** Somebody's passkeys, the oldest first. */
export const passkeysOf = (em: Em, userId: string) =>
  kysely(em)
    .selectFrom('passkeys')
    .select(['id', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'])
    .where('user', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
