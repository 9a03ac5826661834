/** The lines in which pg-boss opens, locks and ends a transaction of its own. */
const frame =
  /^\s*(BEGIN|COMMIT|SET LOCAL lock_timeout = \d+|SET LOCAL idle_in_transaction_session_timeout = \d+|SELECT pg_advisory_xact_lock\(.*\));\s*$/gm;

/**
 * SQL of many statements, ours or what pg-boss prints for a schema, as one statement for a migration. The
 * embedded database runs one statement at a time, and a migration is in a transaction already.
 */
export const inOneStatement = (sql: string): string =>
  `do $migration$ begin execute $plan$${sql.replace(frame, '')}$plan$; end $migration$`;
