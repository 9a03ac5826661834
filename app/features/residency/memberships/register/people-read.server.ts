import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import { isCurrent } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { invalidCursor } from '#app/lib/db/pagination.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import type { PeopleFilter } from './list-schema.ts';
import type { PeopleList } from './people-lists.ts';
import { shownEmail } from './person-email.server.ts';

/** Where a row stands in its list: a number that the list is ordered by, and the row's id. */
export interface PersonKey {
  rank: number;
  id: string;
}

const cursorSchema = z.tuple([z.coerce.number().finite(), z.uuid().toLowerCase()]);

/** How these keys are written in addresses. Throws AppError `invalid` for a malformed one. */
export const personKeyFormat = {
  parse(cursor: string): PersonKey {
    const parsed = cursorSchema.safeParse(cursor.split('_'));
    if (!parsed.success) throw invalidCursor();
    const [rank, id] = parsed.data;
    return { rank, id };
  },
  write: ({ rank, id }: PersonKey): string => `${rank}_${id}`,
};

const millisecondsOf = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

/** Each list's rows, and what they are ordered by: who waits longest first, the register's order, the latest end first. */
const lists: Record<PeopleList, { rows: string; rank: string }> = {
  waiting: { rows: `m.state = 'WAITING'`, rank: millisecondsOf('m.created_at') },
  members: { rows: isCurrent('m'), rank: 'coalesce(unit.position, 1000000)' },
  invited: { rows: `m.state = 'INVITED'`, rank: 'coalesce(unit.position, 1000000)' },
  ended: {
    // An invitation that ended was never a membership: accepted by a member, or cancelled.
    rows: `m.user_id is not null and (m.state = 'ENDED' or (m.state = 'CONFIRMED' and not ${isCurrent('m')}))`,
    rank: `-${millisecondsOf('coalesce(m.ended_at, m.ends_on::timestamptz, m.created_at)')}`,
  },
};

const rowsOf = (list: PeopleList): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(lists[list].rows)}`;

/** The phone of a membership `m` and its `person`; that of an invitation while nobody has accepted it. */
export const phoneColumn = sql<
  string | null
>`case when m.user_id is null then m.invitee_phone else nullif(person.phone, '') end`;

/** The people of a list that a filter leaves, in the order of the list. Guards nothing itself. */
export async function readPeopleList(
  em: Em,
  communityId: string,
  { show, q, tenure, floor }: PeopleFilter,
  { rank, id, back, limit }: ReadFrom<PersonKey>,
) {
  const order = sql<number>`(${sql.raw(lists[show].rank)})::float8`;
  const { operator, direction } = readingOrder('asc', back !== null);
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return kysely(em)
    .selectFrom('user_communities as m')
    .leftJoin('users as person', 'person.id', 'm.user')
    .leftJoin('units as unit', 'unit.id', 'm.unit')
    .leftJoin('users as decider', 'decider.id', 'm.decidedBy')
    .select([
      'm.id',
      'm.user as userId',
      'm.state',
      'm.condoUnit',
      'm.tenure',
      'm.claimedTenure',
      'm.createdAt',
      'm.confirmedAt',
      'm.endedAt',
      'm.endsOn',
      'm.decisionReason',
      'm.canModerate',
      'm.inviteExpiresAt',
      'unit.floor',
      'unit.key as registeredKey',
      'person.language',
      'decider.name as decidedBy',
      phoneColumn.as('phone'),
      sql<string>`coalesce(person.name, m.invitee_name, '')`.as('name'),
      shownEmail.as('email'),
      order.as('rank'),
    ])
    .where('m.community', '=', communityId)
    .where(rowsOf(show))
    .$if(tenure !== null, (query) =>
      tenure === 'NONE'
        ? query.where('m.tenure', 'is', null)
        : query.where('m.tenure', '=', tenure),
    )
    .$if(floor !== null, (query) => query.where('unit.floor', '=', floor))
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([
          sql<boolean>`lower(coalesce(person.name, m.invitee_name, '')) like ${pattern}`,
          sql<boolean>`lower(${shownEmail}) like ${pattern}`,
          sql<boolean>`lower(m.condo_unit) like ${pattern}`,
          is('unit.key', '=', unitKey(q)),
        ]),
      ),
    )
    .$if(rank !== undefined, (query) =>
      query.where(
        sql<boolean>`(${order}, m.id) ${sql.raw(operator)} (${rank}::float8, ${id}::uuid)`,
      ),
    )
    .orderBy(order, direction)
    .orderBy('m.id', direction)
    .limit(limit)
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof readPeopleList>>[number];

/** How many people each list has. Guards nothing itself. */
export async function countPeople(
  em: Em,
  communityId: string,
): Promise<Record<PeopleList, number>> {
  const count = (list: PeopleList) =>
    sql<number>`(count(*) filter (where ${rowsOf(list)}))::int`.as(list);
  return kysely(em)
    .selectFrom('user_communities as m')
    .select([count('waiting'), count('members'), count('invited'), count('ended')])
    .where('m.community', '=', communityId)
    .executeTakeFirstOrThrow();
}
