import { sql } from 'kysely';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { isCurrent } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';

/** Somebody who can have a request. */
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
  const moderates = sql<boolean>`(person.role <> 'RESIDENT' and exists (
    select from user_communities desk where desk.user_id = person.id
      and desk.community_id = ${param('communityId')}::uuid and desk.can_moderate
      and ${sql.raw(isCurrent('desk'))}))`;
  return db
    .selectFrom('users as person')
    .select(['person.id', 'person.name', moderates.as('moderates')])
    .where('person.role', '<>', 'RESIDENT')
    .where('person.disabledAt', 'is', null)
    .where('person.deletionAskedAt', 'is', null)
    .where(sql<boolean>`(person.role = 'ADMIN' or ${moderates})`)
    .orderBy('person.name')
    .orderBy('person.id');
});
