import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { tenures, type Tenure } from '#db/enums.ts';
import { residentCount } from '#app/features/communities/communities/queries.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { isCurrent } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { hasNumber, hasPart } from '#app/lib/db/grams.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { invalidCursor } from '#app/lib/db/pagination.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import { wasMailed } from '../invitations/by-mail.server.ts';
import { peopleLists, type PeopleFilter, type PeopleList } from './people-list.ts';

/** A further unit of a membership, as lists and files show it. */
export interface ListedUnit {
  unit: string;
  tenure: Tenure | null;
}

/** The confirmed further units of a membership or an invitation, `m`, in the order of the register. */
export const furtherOf = (m: string): RawBuilder<ListedUnit[]> => sql<ListedUnit[]>`coalesce((
  select json_agg(json_build_object('unit', further.condo_unit, 'tenure', further.tenure)
    order by registered.position, further.condo_unit)
  from further_units further left join units registered on registered.id = further.unit_id
  where further.membership_id = ${sql.ref(`${m}.id`)}
    and further.state = 'CONFIRMED'), '[]'::json)`;

const filterSchema = z.object({
  show: z.enum(peopleLists).catch('waiting'),
  q: z.string().trim().max(120).catch(''),
  tenure: z
    .enum([...tenures, 'NONE'])
    .nullable()
    .catch(null),
  floor: z.coerce.number().int().min(-20).max(200).nullable().catch(null),
});

/** Reads the filter in an address, and ignores what makes no sense. */
export const filterIn = (query: URLSearchParams): PeopleFilter =>
  filterSchema.parse({
    show: query.get('show'),
    q: query.get('q') ?? '',
    tenure: query.get('tenure') || null,
    floor: query.get('floor') || null,
  });

/** Whether an address names one of the lists. */
export const asksForList = (query: URLSearchParams): boolean =>
  z.enum(peopleLists).safeParse(query.get('show')).success;

/** Where a row is in its list: a number that the list is ordered by, and the row's id. */
interface PersonKey {
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

/** Each list's rows and their order: the longest wait first, the register's order, the latest end first. */
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

const name = sql<string>`coalesce(person.name, m.invitee_name, '')`;

/** That of the account or the invitation; none of an account that is to be deleted (rules 18.6). */
const email = sql<string | null>`case
  when person.id is null then m.invitee_email
  when person.deletion_asked_at is null then person.email end`;

/** That of the invitation while nobody has accepted it. */
const phone = sql<
  string | null
>`case when m.user_id is null then m.invitee_phone else nullif(person.phone, '') end`;

/** What moderators read about the memberships of a community, as `m`. Guards nothing itself. */
export const membershipRows = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('user_communities as m')
    .leftJoin('users as person', 'person.id', 'm.user')
    .leftJoin('units as unit', 'unit.id', 'm.unit')
    .leftJoin('users as decider', 'decider.id', 'm.decidedBy')
    .select([
      'm.id',
      'm.user as userId',
      'm.state',
      'm.condoUnit as unit',
      'm.tenure',
      'm.claimedTenure',
      'm.createdAt',
      'm.confirmedAt',
      'm.endedAt',
      'm.endsOn',
      'm.decisionReason as reason',
      'm.canModerate',
      'm.inviteExpiresAt',
      'm.inviteeLanguage',
      'unit.key as registeredKey',
      'person.language',
      'decider.name as decidedBy',
      name.as('name'),
      email.as('email'),
      phone.as('phone'),
      sql<boolean>`(m.state = 'ENDED' and m.confirmed_at is null and m.user_id is not null)`.as(
        'wasRefused',
      ),
      sql<boolean>`(m.state = 'INVITED' and ${wasMailed('m')})`.as('wasMailed'),
    ])
    .where('m.community', '=', communityId);

/** The people of a list that a filter leaves, in the order of the list. Guards nothing itself. */
export async function readPeopleList(
  em: Em,
  communityId: string,
  { show, q, tenure, floor }: PeopleFilter,
  { rank, id, back, limit }: ReadFrom<PersonKey>,
) {
  const order = sql<number>`(${sql.raw(lists[show].rank)})::float8`;
  const { operator, direction } = readingOrder('asc', back !== null);
  return membershipRows(em, communityId)
    .select([order.as('rank'), furtherOf('m').as('further')])
    .select(
      sql<boolean>`(m.unit_id is null and exists (select from units where community_id = m.community_id))`.as(
        'isUnitUnknown',
      ),
    )
    .where(rowsOf(show))
    .$if(tenure !== null, (query) =>
      query.where('m.tenure', 'is not distinct from', tenure === 'NONE' ? null : tenure),
    )
    .$if(floor !== null, (query) => query.where('unit.floor', '=', floor))
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([
          hasPart(name, q),
          hasPart(email, q),
          hasPart(sql`m.condo_unit`, q),
          hasNumber(phone, q),
          is('unit.key', '=', unitKey(q)),
          sql<boolean>`exists (select from further_units further
            where further.membership_id = m.id and further.state = 'CONFIRMED'
              and ${hasPart(sql`further.condo_unit`, q)})`,
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

/** How many people each list has, and how many of the members are residents. Guards nothing itself. */
export async function countPeople(
  em: Em,
  communityId: string,
): Promise<Record<PeopleList | 'residents', number>> {
  const count = (list: PeopleList) =>
    sql<number>`(count(*) filter (where ${rowsOf(list)}))::int`.as(list);
  return kysely(em)
    .selectFrom('user_communities as m')
    .select([count('waiting'), count('members'), count('invited'), count('ended')])
    .select(residentCount(sql`${communityId}::uuid`).as('residents'))
    .where('m.community', '=', communityId)
    .executeTakeFirstOrThrow();
}
