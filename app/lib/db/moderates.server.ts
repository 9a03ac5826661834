import { sql, type RawBuilder } from 'kysely';
import { isCurrent } from './current-membership.server.ts';

/** The SQL condition that a person, by the alias of their row in `users`, can log in and stays. */
export const hasWorkingAccount = (person: string): string =>
  `(${person}.disabled_at is null and ${person}.deletion_asked_at is null)`;

/** The SQL condition that a person, by the alias of their row in `users`, has a working account and an office. */
export const holdsOffice = (person: string): string =>
  `(${person}.role <> 'RESIDENT' and ${hasWorkingAccount(person)})`;

/**
 * The SQL condition that a membership makes its person, by the alias of their row in `users`, a moderator of its
 * community now: what `canModerate` says of an actor, but for ADMINs, who count here where they were named alone.
 */
export const isModerator = (membership: string, person: string): string =>
  `(${membership}.can_moderate and ${isCurrent(membership)} and ${holdsOffice(person)})`;

/** The same for the query builder. */
export const isModeratorNow = (membership: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(isModerator(membership, person))}`;
