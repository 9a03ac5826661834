import { sql } from 'kysely';
import { livedInKinds, type ConsentAnswer, type ConsentWay, type EmailSource } from '#db/enums.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { cityZone } from '#app/lib/format.ts';
import { lawfulWay, type LawfulWay } from './policy.ts';

/** What an owner answered about legal notices by email, and how they gave it. */
export interface Consent {
  answer: ConsentAnswer;
  /** The day, such as '2026-12-05'. */
  givenOn: string;
  way: ConsentWay;
  /** The form or letter on the shelf, by its id and title. */
  document: { id: string; title: string } | null;
}

const newestConsent = sql<Consent | null>`(
  select json_build_object('answer', given.answer, 'givenOn', given.given_on, 'way', given.way, 'document',
    (select json_build_object('id', paper.id, 'title', paper.title) from records paper
      where paper.id = given.document_id))
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

/** The confirmed address of the owner's account; null where the account is disabled or being deleted. */
const accountEmail = sql<string | null>`(
  case when person.is_authenticated and person.disabled_at is null and person.deletion_asked_at is null
    then person.email end)`;

/**
 * The email address on record: the one that the owner or the desk wrote down, else that of the account, else the one
 * of a list.
 */
const emailOnRecord = sql<string | null>`coalesce(
  case when owner.email_source in ('OWNER', 'DESK') then owner.email end, ${accountEmail}, owner.email)`;

/** Whether email to the address on record comes back, as the mail server or the desk says. */
const cameBack = sql<boolean>`(
  coalesce(lower(owner.returned_email) = lower(${emailOnRecord}), false)
  or exists (select from suppressed_addresses gone where gone.address = lower(${emailOnRecord})))`;

/** Whether an owner lives in or owns a home, a shop or an office of the community. */
const hasHome = () => sql<boolean>`(membership.unit_id is not null or exists (
  select from ownerships as one join units as home on home.id = one.unit_id
  where one.owner_id = owner.id and home.kind in (${sql.join(livedInKinds)})
    and (one.ended_on is null or one.ended_on >= ${cityToday()}::date)))`;

/** Ownerships as `owned` with their owners as `owner` and units as `unit`. Guards nothing itself. */
const ownerRows = (em: Em) =>
  kysely(em)
    .selectFrom('ownerships as owned')
    .innerJoin('owners as owner', 'owner.id', 'owned.owner')
    .innerJoin('units as unit', 'unit.id', 'owned.unit')
    .innerJoin('communities as community', 'community.id', 'owner.community')
    .leftJoin('user_communities as membership', 'membership.id', 'owner.membership')
    .leftJoin('users as person', 'person.id', 'membership.user')
    .leftJoin('users as writer', 'writer.id', 'owner.emailBy')
    .select(['owner.id', 'owner.name', 'owner.address', 'owner.version', 'owner.language'])
    .select(['owned.id as ownershipId', 'owned.unit as unitId'])
    .select(['unit.label as unit', 'unit.key', 'unit.kind', 'unit.position'])
    .select(['owner.membership as membershipId', 'membership.unit as homeId'])
    .select('membership.user as userId')
    .select(['community.serviceRule as rule', 'community.language as communityLanguage'])
    .select(['owner.email as typedEmail', 'owner.emailSource', 'owner.returnedEmail'])
    .select('writer.name as emailBy')
    .select([
      sql<string | null>`owner.email_on::text`.as('emailOn'),
      sql<string | null>`owner.returned_on::text`.as('returnedOn'),
      sql<string | null>`owned.started_on::text`.as('startedOn'),
      sql<string | null>`owned.ended_on::text`.as('endedOn'),
      sql<boolean>`(owned.ended_on is null or owned.ended_on >= ${cityToday()}::date)`.as(
        'isCurrent',
      ),
      newestConsent.as('consent'),
      agreedAt.as('agreedAt'),
      accountEmail.as('accountEmail'),
      emailOnRecord.as('email'),
      cameBack.as('cameBack'),
      hasHome().as('hasHome'),
      sql<string | null>`coalesce(person.name, membership.invitee_name)`.as('account'),
    ])
    .orderBy('unit.position')
    .orderBy('owner.name')
    .orderBy('owner.id')
    .orderBy('owned.id');

/** An owner with one of the units that they own. */
export type OwnerRow = Awaited<ReturnType<typeof unitOwners>>[number];

/** The owners of a unit on record, former ones too. Guards nothing itself. */
export const unitOwners = (em: Em, unitId: string) =>
  ownerRows(em).where('owned.unit', '=', unitId).execute();

/** The present owners of all units of a community, in the order of the register. Guards nothing itself. */
export const currentOwners = (em: Em, communityId: string) =>
  ownerRows(em)
    .where('owner.community', '=', communityId)
    .where(sql<boolean>`(owned.ended_on is null or owned.ended_on >= ${cityToday()}::date)`)
    .execute();

/** Those who were owners of a community's units and are no longer. Guards nothing itself. */
export const formerOwners = (em: Em, communityId: string) =>
  ownerRows(em)
    .where('owner.community', '=', communityId)
    .where(sql<boolean>`owned.ended_on < ${cityToday()}::date`)
    .execute();

/** The present ownerships of a person, with their communities. */
export const ownRecords = (em: Em, userId: string) =>
  ownerRows(em)
    .select(['community.name as community', 'community.slug'])
    .where('membership.user', '=', userId)
    .where(sql<boolean>`(owned.ended_on is null or owned.ended_on >= ${cityToday()}::date)`)
    .execute();

/** Every unit that an owner has or had, with the community; none for an unknown owner. Guards nothing itself. */
export const ownershipsOf = (em: Em, ownerId: string) =>
  ownerRows(em)
    .select(['community.id as communityId', 'community.name as community', 'community.slug'])
    .where('owner.id', '=', ownerId)
    .execute();

/** How the law lets an owner be served, and why. */
export const wayOf = ({
  rule,
  consent,
  email,
  cameBack: isReturned,
  address,
  hasHome: livesHere,
}: Pick<OwnerRow, 'rule' | 'consent' | 'email' | 'cameBack' | 'address' | 'hasHome'>): LawfulWay =>
  lawfulWay({
    rule,
    answer: consent?.answer ?? null,
    email,
    cameBack: isReturned,
    address,
    hasHome: livesHere,
  });

/** Where an email address on record comes from; null for that of the account. */
export const sourceOf = ({
  typedEmail,
  emailSource,
  email,
  accountEmail: ofAccount,
}: Pick<OwnerRow, 'typedEmail' | 'emailSource' | 'email' | 'accountEmail'>): EmailSource | null =>
  email !== null && email === typedEmail && (emailSource !== 'LIST' || ofAccount === null)
    ? emailSource
    : null;

export type ConsentLine = Awaited<ReturnType<typeof consentsOf>>[number];

/** Every answer that an owner gave, the newest first, with who wrote it down. Guards nothing itself. */
export const consentsOf = (em: Em, ownerId: string) =>
  kysely(em)
    .selectFrom('owner_consents as given')
    .leftJoin('users as writer', 'writer.id', 'given.recordedBy')
    .leftJoin('records as paper', 'paper.id', 'given.document')
    .select([
      'given.id',
      'given.answer',
      'given.way',
      'given.createdAt',
      'writer.name as recordedBy',
      'paper.title as documentTitle',
      'paper.id as documentId',
    ])
    .select(sql<string>`given.given_on::text`.as('givenOn'))
    .where('given.owner', '=', ownerId)
    .orderBy('given.createdAt', 'desc')
    .orderBy('given.id', 'desc')
    .execute();

/** Documents on the shelf of a community, to name one as proof. Guards nothing itself. */
export const shelvedDocuments = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('records')
    .select(['id', 'title'])
    .where('community', '=', communityId)
    .orderBy('datedOn', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();

/**
 * The members and the invited of a unit who may be its owners: whose account a record can have. An invitation of
 * somebody who is a member already is left out. Guards nothing itself.
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
    .where(
      sql<boolean>`not (m.state = 'INVITED' and exists (
        select from user_communities member join users account on account.id = member.user_id
        where member.community_id = m.community_id and member.state = 'CONFIRMED'
          and account.email = lower(m.invitee_email)))`,
    )
    .orderBy('name')
    .orderBy('m.id')
    .execute();
