import { sql } from 'kysely';
import type { ConsentAnswer, ConsentWay } from '#db/enums.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { cityZone } from '#app/lib/format.ts';

/** An owner's answer to being served by email, and how they gave it. */
export interface Consent {
  answer: ConsentAnswer;
  /** The day, such as '2026-12-05'. */
  givenOn: string;
  way: ConsentWay;
}

const newestConsent = sql<Consent | null>`(
  select json_build_object('answer', given.answer, 'givenOn', given.given_on, 'way', given.way)
  from owner_consents given where given.owner_id = owner.id
  order by given.created_at desc, given.id desc limit 1)`;

/**
 * From when on an owner whose newest answer it is had surely agreed to email: by the end of the day that they gave it
 * on, and before it was written down. Null where they have not.
 */
const agreedAt = sql<string | null>`(
  select case given.answer when 'AGREED' then to_json(
    least(given.created_at, (given.given_on + 1)::timestamp at time zone ${sql.lit(cityZone)})) #>> '{}' end
  from owner_consents given where given.owner_id = owner.id
  order by given.created_at desc, given.id desc limit 1)`;

/** Whether email reaches the account: its address is confirmed, and it is neither disabled nor being deleted. */
const isReachable = sql<boolean>`coalesce(
  person.is_authenticated and person.disabled_at is null and person.deletion_asked_at is null, false)`;

/** Records of owners as `owner`, of units as `unit`, each with its newest consent. Guards nothing itself. */
const ownerRows = (em: Em) =>
  kysely(em)
    .selectFrom('unit_owners as owner')
    .innerJoin('units as unit', 'unit.id', 'owner.unit')
    .leftJoin('user_communities as membership', 'membership.id', 'owner.membership')
    .leftJoin('users as person', 'person.id', 'membership.user')
    .select(['owner.id', 'owner.name', 'owner.address', 'owner.version'])
    .select([
      'owner.membership as membershipId',
      'owner.unit as unitId',
      'unit.label as unit',
      'unit.key',
      'unit.position',
    ])
    .select('membership.user as userId')
    .select([
      sql<string | null>`owner.ended_on::text`.as('endedOn'),
      newestConsent.as('consent'),
      agreedAt.as('agreedAt'),
      isReachable.as('isReachable'),
      sql<string | null>`coalesce(person.name, membership.invitee_name)`.as('account'),
    ])
    .orderBy('unit.position')
    .orderBy('owner.name')
    .orderBy('owner.id');

export type OwnerRow = Awaited<ReturnType<typeof unitOwners>>[number];

/** The owners of a unit on record, former ones too. Guards nothing itself. */
export const unitOwners = (em: Em, unitId: string) =>
  ownerRows(em).where('owner.unit', '=', unitId).execute();

/** The present owners of all units of a community, in the order of the register. Guards nothing itself. */
export const currentOwners = (em: Em, communityId: string) =>
  ownerRows(em)
    .where('owner.community', '=', communityId)
    .where(sql<boolean>`(owner.ended_on is null or owner.ended_on >= ${cityToday()}::date)`)
    .execute();

/** Those who were owners of a community's units and are no longer. Guards nothing itself. */
export const formerOwners = (em: Em, communityId: string) =>
  ownerRows(em)
    .where('owner.community', '=', communityId)
    .where(sql<boolean>`owner.ended_on < ${cityToday()}::date`)
    .execute();

/** The present records that are a person's own, with their communities. */
export const ownRecords = (em: Em, userId: string) =>
  ownerRows(em)
    .innerJoin('communities as community', 'community.id', 'owner.community')
    .select(['community.name as community', 'community.slug'])
    .where('membership.user', '=', userId)
    .where(sql<boolean>`(owner.ended_on is null or owner.ended_on >= ${cityToday()}::date)`)
    .execute();

/** A record by its id, with its community; undefined for none. Guards nothing itself. */
export const ownerById = (em: Em, id: string) =>
  ownerRows(em)
    .innerJoin('communities as community', 'community.id', 'owner.community')
    .select(['community.id as communityId', 'community.name as community', 'community.slug'])
    .where('owner.id', '=', id)
    .executeTakeFirst();

export type ConsentLine = Awaited<ReturnType<typeof consentsOf>>[number];

/** Every answer that an owner gave, the newest first, with who wrote it down. Guards nothing itself. */
export const consentsOf = (em: Em, ownerId: string) =>
  kysely(em)
    .selectFrom('owner_consents as given')
    .leftJoin('users as writer', 'writer.id', 'given.recordedBy')
    .select([
      'given.id',
      'given.answer',
      'given.way',
      'given.createdAt',
      'writer.name as recordedBy',
    ])
    .select(sql<string>`given.given_on::text`.as('givenOn'))
    .where('given.owner', '=', ownerId)
    .orderBy('given.createdAt', 'desc')
    .orderBy('given.id', 'desc')
    .execute();

/**
 * The members and the invited of a unit who may be its owners: whose account a record can have. Guards nothing itself.
 */
export const possibleAccounts = (em: Em, communityId: string, unitId: string) =>
  kysely(em)
    .selectFrom('user_communities as m')
    .leftJoin('users as person', 'person.id', 'm.user')
    .select(['m.id', 'm.state'])
    .select(sql<string>`coalesce(person.name, m.invitee_name, '')`.as('name'))
    .where('m.community', '=', communityId)
    .where((is) => is.or([is('m.state', '=', 'INVITED'), isCurrentMembership('m')]))
    .where(
      sql<boolean>`((m.unit_id = ${unitId}::uuid and coalesce(m.tenure, 'OWNER') in ('OWNER', 'OWNER_ELSEWHERE'))
        or exists (select from further_units further where further.membership_id = m.id
          and further.unit_id = ${unitId}::uuid and further.state = 'CONFIRMED'
          and coalesce(further.tenure, 'OWNER') in ('OWNER', 'OWNER_ELSEWHERE')))`,
    )
    .orderBy('name')
    .orderBy('m.id')
    .execute();
