import { sql, type RawBuilder } from 'kysely';

/**
 * The SQL condition that a row of `user_communities`, by its alias, is a membership now: confirmed, and
 * not past its last day in Ottawa. Every query that reads memberships uses this or says why not.
 */
export const isCurrent = (alias: string): string =>
  `(${alias}.state = 'CONFIRMED' and (${alias}.ends_on is null or ${alias}.ends_on >= (now() at time zone 'America/Toronto')::date))`;

/** The same for the query builder. */
export const isCurrentMembership = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(isCurrent(alias))}`;
