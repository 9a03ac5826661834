import { sql } from 'kysely';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import {
  hasWorkingAccount,
  holdsOffice,
  isModerator,
  isModeratorNow,
} from '#app/lib/db/moderates.server.ts';
import { compiledRead, kysely, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';

/** The ids of those who work at the desk of a community: its moderators, or else the ADMINs. */
export async function deskOf(em: Em, communityId: string): Promise<string[]> {
  const moderators = await kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('users as person', 'person.id', 'membership.user')
    .select('person.id')
    .where('membership.community', '=', communityId)
    .where(isModeratorNow('membership', 'person'))
    .execute();
  if (moderators.length > 0) return moderators.map(({ id }) => id);
  const admins = await kysely(em)
    .selectFrom('users as person')
    .select('person.id')
    .where('person.role', '=', 'ADMIN')
    .where(sql<boolean>`${sql.raw(hasWorkingAccount('person'))}`)
    .execute();
  return admins.map(({ id }) => id);
}

/**
 * The SQL condition that a person, by the names of two columns, works at the desk of a community now: as one of its
 * moderators, or as an ADMIN.
 */
export const worksAtDesk = (userId: string, communityId: string): string =>
  `exists (select from users desk_person where desk_person.id = ${userId} and ${holdsOffice('desk_person')}
    and (desk_person.role = 'ADMIN' or exists (select from user_communities desk
      where desk.user_id = desk_person.id and desk.community_id = ${communityId}
        and ${isModerator('desk', 'desk_person')})))`;

/** Whether somebody still works at the desk of a community, as `worksAtDesk` says. */
export async function isAtDesk(em: Em, communityId: string, userId: string): Promise<boolean> {
  const found = await kysely(em)
    .selectFrom('users as person')
    .select('person.id')
    .innerJoin('communities as community', (join) => join.on('community.id', '=', communityId))
    .where('person.id', '=', userId)
    .where(sql<boolean>`${sql.raw(worksAtDesk('person.id', 'community.id'))}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Somebody who works at a desk. */
export interface DeskPerson {
  id: string;
  name: string;
}

/** Who works at the desk of a community by name, as `deskOf`: its moderators, or else the ADMINs. One query. */
export async function deskPeople(
  em: Em,
  locale: Locale,
  communityId: string,
): Promise<DeskPerson[]> {
  const all = await peopleRows(em, { communityId });
  const moderators = all.filter(({ moderates }) => moderates);
  return (moderators.length > 0 ? moderators : all).map(({ id, name }) => ({
    id,
    name: nameFor(locale, name),
  }));
}

const peopleRows = compiledRead((db, { param }: Params<{ communityId: string }>) => {
  const moderates = sql<boolean>`exists (
    select from user_communities desk where desk.user_id = person.id
      and desk.community_id = ${param('communityId')}::uuid and ${isModeratorNow('desk', 'person')})`;
  return db
    .selectFrom('users as person')
    .select(['person.id', 'person.name', moderates.as('moderates')])
    .where(
      sql<boolean>`${sql.raw(holdsOffice('person'))} and (person.role = 'ADMIN' or ${moderates})`,
    )
    .orderBy('person.name')
    .orderBy('person.id');
});
