import { sql, type RawBuilder } from 'kysely';
import { CondoNotice, NoticeDelivery } from '#db/entities/index.ts';
import { deliveryStates, livedInKinds, type DeliveryState } from '#db/enums.ts';
import { defaultChoice } from '#app/features/mail/choices/topics.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import { wasOut } from '../state.ts';
import { correctionEventOf, noticeEventOf } from '../emails/notice-event.server.ts';
import { unitsOfMembers } from '../reach.server.ts';
import { isNotExpired, isOut } from '../row.server.ts';
import { stateOfUnit, unitsOfAudience } from '../audience/audience.ts';

/** How many rows one statement takes: other requests wait while it is written. */
const mostRows = 250;

/**
 * Records each unit that a notice is for, and what became of its emails, once the notice is out. Called
 * again, it adds the units that a correction brought, and to the others the people who have joined since.
 * Call it after the emails were queued, in the same transaction; `keepDeliveries` finds those that are
 * queued later.
 */
export async function beginDelivery(tx: Em, notice: CondoNotice): Promise<void> {
  if (notice.status !== 'PUBLISHED' || !wasOut(notice)) return;
  const communityId = notice.community.id;
  const registered = await kysely(tx)
    .selectFrom('units')
    .select(['label', 'key', 'floor'])
    .where('community', '=', communityId)
    .where('kind', 'in', livedInKinds)
    .execute();
  const lived = await unitsOfMembers(tx, communityId);
  const units = unitsOfAudience(
    notice,
    registered,
    lived.flatMap((one) => (one.userId === null ? [] : [{ ...one, userId: one.userId }])),
  );
  const states = await emailStatesOf(tx, notice);
  const cameOut = notice.publishedAt ?? new Date();
  const joined = new Map(lived.map(({ userId, confirmedAt }) => [userId, confirmedAt]));
  const hubSince = (personIds: string[]) =>
    hubSinceOf(
      personIds.map((id) => joined.get(id) ?? null),
      cameOut,
    );
  const createdAt = new Date();
  const statesOf = (ids: string[]) => ids.map((id) => states.get(id) ?? 'NO_ACCOUNT');
  const rows = units.map(({ label, key, personIds, otherIds }, index) => ({
    id: crypto.randomUUID(),
    notice: notice.id,
    unitLabel: label,
    unitKey: key,
    position: index + 1,
    personIds,
    state: stateOfUnit(statesOf(personIds), statesOf(otherIds)),
    hubSince: hubSince(personIds),
    createdAt,
  }));
  let added = 0;
  for (let start = 0; start < rows.length; start += mostRows) {
    added += await insertNew(tx, NoticeDelivery, rows.slice(start, start + mostRows));
  }
  if (added < rows.length) await addPeople(tx, notice.id, rows);
  await keepDeliveries(tx, notice.id);
}

/** The moment when the first of a unit's people came in, where all did after the notice came out. */
function hubSinceOf(joined: (Date | null)[], cameOut: Date): Date | null {
  const times = joined.map((at) => at?.getTime() ?? 0);
  const first = Math.min(...times);
  return times.length > 0 && first > cameOut.getTime() ? new Date(first) : null;
}

/** Adds people to the units of an open delivery that they have joined since it was begun. */
async function addPeople(
  tx: Em,
  noticeId: string,
  units: {
    unitKey: string;
    personIds: string[];
    state: DeliveryState;
    hubSince: Date | null;
  }[],
): Promise<void> {
  const open = await kysely(tx)
    .selectFrom('notice_deliveries')
    .select(['id', 'unitKey', 'personIds', 'state'])
    .where('notice', '=', noticeId)
    .where('closedAt', 'is', null)
    .execute();
  const known = new Map(open.map((row) => [row.unitKey, row]));
  for (const unit of units) {
    const row = known.get(unit.unitKey);
    if (!row || unit.personIds.every((id) => row.personIds.includes(id))) continue;
    await tx.nativeUpdate(
      NoticeDelivery,
      { id: row.id },
      {
        personIds: [...new Set([...row.personIds, ...unit.personIds])],
        state: stateOfUnit([row.state, unit.state], []),
        ...(row.personIds.length === 0 && { hubSince: unit.hubSince }),
      },
    );
  }
}

/** How each member can be told of a notice by email, before there is an email. */
async function emailStatesOf(
  tx: Em,
  { community, author, kind }: CondoNotice,
): Promise<Map<string, DeliveryState>> {
  const people = await kysely(tx)
    .selectFrom('users as person')
    .leftJoin('mail_choices as choice', (join) =>
      join.onRef('choice.user', '=', 'person.id').on('choice.topic', '=', 'NOTICES'),
    )
    .select([
      'person.id',
      'person.isAuthenticated',
      'choice.frequency',
      sql<boolean>`(person.disabled_at is not null or person.deletion_asked_at is not null)`.as(
        'isGone',
      ),
    ])
    .where(
      sql<boolean>`exists (select from user_communities membership
        where membership.user_id = person.id and membership.community_id = ${community.id}::uuid)`,
    )
    .execute();
  return new Map(
    people.map(({ id, isAuthenticated, isGone, frequency }) => {
      const hasRefused = (frequency ?? defaultChoice('NOTICES')) === 'NEVER';
      if (isGone) return [id, 'NO_ACCOUNT'];
      if (id === author.id) return [id, 'AUTHOR'];
      if (!isAuthenticated) return [id, 'UNCONFIRMED'];
      return [id, hasRefused && kind !== 'EMERGENCY' ? 'OPTED_OUT' : 'UNSENT'];
    }),
  );
}

/** How long emails can change a delivery: a digest may take a week, and bounce later still. */
const openForMs = 30 * 24 * 60 * 60 * 1000;
/** The most deliveries that one run of the job begins. */
const mostBegun = 50;

/**
 * Begins the delivery of every notice that is out and has none, updates what became of emails, and closes
 * what is old: the proof is then final and names nobody's account.
 */
export async function keepAllDeliveries(em: Em, signal: AbortSignal): Promise<void> {
  for (const id of await withoutDelivery(em)) {
    if (signal.aborted) return;
    await em.fork().transactional(async (tx) => {
      const notice = await tx.findOne(CondoNotice, { id });
      if (notice) await beginDelivery(tx, notice);
    });
  }
  await keepDeliveries(em);
  const now = new Date();
  await em.nativeUpdate(
    NoticeDelivery,
    { closedAt: null, createdAt: { $lt: new Date(now.getTime() - openForMs) } },
    { closedAt: now, personIds: [] },
  );
}

/** Notices that residents can read and that have no delivery yet, the newest first. */
async function withoutDelivery(em: Em): Promise<string[]> {
  const rows = await kysely(em)
    .selectFrom('condo_notices as notice')
    .select('notice.id')
    .where(isOut)
    .where(isNotExpired)
    .where(
      sql<boolean>`not exists (select from notice_deliveries delivery where delivery.notice_id = notice.id)`,
    )
    .orderBy('notice.publishedAt', 'desc')
    .limit(mostBegun)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A table for a query: the deliveries of one notice, or the open ones of all, with what became of their
 * emails by now. The best email of a unit's people counts, of the first sending or of a correction; once
 * SENT a unit stays so, unless that very email bounced. Emails that are gone change nothing.
 */
const standing = (noticeId: string | undefined) => sql`(
  with open as materialized (
    select delivery.id, delivery.notice_id, person.id as person_id
    from notice_deliveries delivery cross join unnest(delivery.person_ids) as person (id)
    where delivery.closed_at is null
      ${noticeId === undefined ? sql`` : sql`and delivery.notice_id = ${noticeId}::uuid`}),
  sendings as materialized (
    select distinct notice_id, ${noticeEventOf(sql`notice_id`)} as event, false as is_correction from open
    union all
    select notice.id, ${correctionEventOf(sql`notice.id`, sql`past.version`)}, true
    from condo_notices notice cross join generate_series(2, notice.version) as past (version)
    where notice.corrected_at is not null and notice.id in (select notice_id from open)),
  letters as materialized (
    select open.id, letter.id as letter_id, letter.state, letter.settled_at, sendings.is_correction
    from open join sendings on sendings.notice_id = open.notice_id
    join mail_letters letter
      on letter.event = sendings.event and letter.user_id = open.person_id
    where letter.event in (select event from sendings)),
  best as (
    select distinct on (id) id, letter_id, state,
      case when state not in ('QUEUED', 'HELD') then settled_at end as state_at
    from letters
    order by id, array_position(${[...deliveryStates]}::text[], state), settled_at, letter_id),
  corrected as (
    select id, max(settled_at) as at from letters
    where is_correction and state = 'SENT' group by id)
  select delivery.id, coalesce(corrected.at, delivery.corrected_at) as corrected_at,
    case when follows then best.state else delivery.state end as state,
    case when follows then best.state_at else delivery.state_at end as state_at,
    case when follows then best.letter_id else delivery.letter_id end as letter_id
  from notice_deliveries delivery
  left join best on best.id = delivery.id
  left join corrected on corrected.id = delivery.id
  cross join lateral (select best.id is not null and (delivery.state <> 'SENT' or exists (
    select from mail_letters counted
    where counted.id = delivery.letter_id and counted.state <> 'SENT')) as follows) as now
  where ${noticeId === undefined ? sql`delivery.closed_at is null` : sql`delivery.notice_id = ${noticeId}::uuid`})`;

interface StateNow {
  id: string;
  state: DeliveryState;
  state_at: Date | string | null;
  corrected_at: Date | string | null;
}

/**
 * The state of a notice's units right now, by the id of the delivery, as a table for a query. It changes
 * nothing; `keepDeliveries` stores the same now and then.
 */
export const statesNow = (noticeId: string): RawBuilder<StateNow> =>
  sql<StateNow>`${standing(noticeId)}`;

/**
 * Stores what became of the emails of a notice, or of every notice whose delivery is open, in one
 * statement. Kysely sends it, because it shares its table with `statesNow` (record 43).
 */
async function keepDeliveries(em: Em, noticeId?: string): Promise<void> {
  await sql`
    with stands as ${standing(noticeId)}
    update notice_deliveries delivery
    set state = stands.state, state_at = stands.state_at, letter_id = stands.letter_id,
      corrected_at = stands.corrected_at
    from stands
    where delivery.id = stands.id
      and (delivery.state, delivery.state_at, delivery.letter_id, delivery.corrected_at)
        is distinct from
          (stands.state, stands.state_at, stands.letter_id, stands.corrected_at)`.execute(
    kysely(em),
  );
}
