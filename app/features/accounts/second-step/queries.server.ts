import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { needsSecondStep } from '#app/lib/session/second-step-rule.ts';
import { openAppSecret } from './app-codes/app-codes.server.ts';

/** What an account asks for after the password. */
export interface SecondStepState {
  /** Whether an app is set up. UNREADABLE: SESSION_SECRET has changed since, so that no code of it is good. */
  app: 'NONE' | 'READY' | 'UNREADABLE';
  passkeys: number;
  recoveryCodesLeft: number;
  /** Whether the person's role needs it, so that it cannot be turned off. */
  isNeeded: boolean;
}

/** What an account asks for after the password; null where it asks for nothing. */
export async function secondStepOf(em: Em, userId: string): Promise<SecondStepState | null> {
  const row = await kysely(em)
    .selectFrom('second_steps')
    .innerJoin('users as u', 'u.id', 'second_steps.user')
    .select('second_steps.appSecret')
    .select(sql<number>`cardinality(second_steps.recovery_hashes)`.as('left'))
    .select((of) =>
      of
        .selectFrom('passkeys')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('passkeys.user', '=', 'second_steps.user')
        .as('passkeys'),
    )
    .select(sql<boolean>`${sql.raw(needsSecondStep)}`.as('isNeeded'))
    .where('second_steps.user', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { appSecret, left, isNeeded, passkeys } = row;
  return {
    app: appState(appSecret, userId),
    passkeys: passkeys ?? 0,
    recoveryCodesLeft: left,
    isNeeded,
  };
}

function appState(sealed: string | null, userId: string): SecondStepState['app'] {
  if (sealed === null) return 'NONE';
  return openAppSecret(sealed, userId) === null ? 'UNREADABLE' : 'READY';
}
