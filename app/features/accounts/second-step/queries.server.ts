import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { openAppSecret } from './app-codes/app-codes.server.ts';

/** What an account asks for after the password. */
export interface SecondStepState {
  /** Whether an app is set up. UNREADABLE: SESSION_SECRET has changed since, so that no code of it is good. */
  app: 'NONE' | 'READY' | 'UNREADABLE';
  recoveryCodesLeft: number;
}

/** What an account asks for after the password; null where it asks for nothing. */
export async function secondStepOf(em: Em, userId: string): Promise<SecondStepState | null> {
  const row = await kysely(em)
    .selectFrom('second_steps')
    .select(['appSecret', sql<number>`cardinality(recovery_hashes)`.as('left')])
    .where('user', '=', userId)
    .executeTakeFirst();
  return row ? { app: appState(row.appSecret, userId), recoveryCodesLeft: row.left } : null;
}

function appState(sealed: string | null, userId: string): SecondStepState['app'] {
  if (sealed === null) return 'NONE';
  return openAppSecret(sealed, userId) === null ? 'UNREADABLE' : 'READY';
}
