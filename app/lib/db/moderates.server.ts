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

/**
 * The SQL condition that somebody with a working account moderates a community now, ADMINs included. Both are SQL
 * expressions for ids, such as `feed.made_by_id`.
 */
export const mayModerate = (personId: string, communityId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from users person where person.id = ${sql.raw(personId)}
    and ${sql.raw(hasWorkingAccount('person'))} and (person.role = 'ADMIN' or exists (
      select from user_communities membership where membership.user_id = person.id
        and membership.community_id = ${sql.raw(communityId)} and ${isModeratorNow('membership', 'person')})))`;

/** `isModerator` for the query builder. */
export const isModeratorNow = (membership: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(isModerator(membership, person))}`;
