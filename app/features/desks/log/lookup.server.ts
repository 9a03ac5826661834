import { sql, type RawBuilder } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { gramsOf, mayHave, partPattern } from '#app/lib/db/grams.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** By what indexes find the lines of the log that have a part of a name or title. */
export interface Lookup {
  part: string;
  /** Who is called so. */
  people: string[];
  /** Those of them who asked for their account to be deleted: lines about them have their name of today. */
  closing: string[];
}

/** As many people are looked up one by one. */
const mostPeople = 2_000;

/** Null where so many lines are likely to fit that no index is needed: for one letter, or a common name. */
export async function lookupFor(em: Em, part: string): Promise<Lookup | null> {
  if (!gramsOf(part)) return null;
  const rows = await kysely(em)
    .selectFrom('users')
    .select(['id', sql<boolean>`deletion_asked_at is not null`.as('isClosing')])
    .where(mayHave(sql`name || ' ' || email`, part))
    .where(sql<boolean>`lower(name) like ${partPattern(part)}`)
    .limit(mostPeople + 1)
    .execute();
  if (rows.length > mostPeople) return null;
  const closing = rows.filter(({ isClosing }) => isClosing).map(({ id }) => id);
  return { part, people: rows.map(({ id }) => id), closing };
}

/**
 * The condition on a row of `moderation_events` as `event`: the part may be in its title then, or in the
 * name of who did it or whom it is about. `titleNow` has the last word.
 */
export function isAmong({ part, people, closing }: Lookup): RawBuilder<boolean> {
  const title = mayHave(sql`event.snapshot ->> 'title'`, part);
  const ofPeople = sql<boolean>`event.actor_id = any(${people}::uuid[])
    or event.subject_type = 'REPORT' and event.snapshot ->> 'aboutId' = any(${people}::text[])`;
  const places = sql`select place.id from user_communities as place where place.user_id = any(${closing}::uuid[])`;
  const ofClosing = sql<boolean>`event.subject_type in ('MEMBER', 'ROLE')
    and event.subject_id = any(${closing}::uuid[] || array(${places}))`;
  const ways = [title, people.length > 0 && ofPeople, closing.length > 0 && ofClosing];
  return sql<boolean>`(${sql.join(
    ways.filter((way) => way !== false),
    sql` or `,
  )})`;
}
