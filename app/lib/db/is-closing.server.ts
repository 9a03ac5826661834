import { sql, type RawBuilder } from 'kysely';

/** Whether the account in this table of users was closed by its person, also before it is deleted for good. */
export const isClosing = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.deletion_asked_at`)} is not null)`;
