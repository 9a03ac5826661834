import { sql, type RawBuilder } from 'kysely';

/**
 * The SQL condition that a row of `unit_codes`, by its alias, opens the door now: nobody took it back, and it has not
 * run out.
 */
export const isValidCode = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.revoked_at`)} is null and ${sql.ref(`${alias}.expires_at`)} > now())`;
