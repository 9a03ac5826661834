import { sql, type RawBuilder } from 'kysely';
import { CondoNotice, NoticeDelivery, Unit } from '#db/entities/index.ts';
import { deliveryStates, type DeliveryState } from '#db/enums.ts';
import { defaultChoice } from '#app/features/mail/choices/topics.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import { wasOut } from '../desk/notice-state.ts';
import { isNotExpired, isOut, unitsOfMembers } from '../shown-to.server.ts';
import { stateOfUnit, unitsOfAudience } from '../audience.ts';

/** How many rows one statement takes: other requests wait while it is written. */
const mostRows = 250;

/**
 * Records each unit that a notice is for, and what became of its emails, once the notice is out. Called
 * again, it adds the units that a correction brought. Call it after the emails were queued, in the same
 * transaction; `keepDeliveries` finds those that are queued later.
 */
export async function beginDelivery(tx: Em, notice: CondoNotice): Promise<void> {
  if (notice.status !== 'PUBLISHED' || !wasOut(notice)) return;
  const communityId = notice.community.id;
  const registered = await tx.find(
    Unit,
    { community: communityId },
    { fields: ['label', 'key', 'floor'] },
  );
  const lived = await unitsOfMembers(tx, communityId);
  const units = unitsOfAudience(
    notice,
    registered.map(({ label, key, floor }) => ({ label, key, floor: floor ?? null })),
    lived.flatMap((one) => (one.userId === null ? [] : [{ ...one, userId: one.userId }])),
  );
  const states = await emailStatesOf(tx, notice);
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
    createdAt,
  }));
  for (let start = 0; start < rows.length; start += mostRows) {
    await insertNew(tx, NoticeDelivery, rows.slice(start, start + mostRows));
  }
  await keepDeliveries(tx, notice.id);
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
 * Tables for a query of the open deliveries of one notice or of all. `best` has a row for each unit that
 * emails went to, with the best of them. Emails that are gone change nothing.
 */
const bestLetters = (noticeId: string | undefined) => sql`
  open as materialized (
    select delivery.id, 'notice:' || delivery.notice_id as event, person.id as person_id
    from notice_deliveries delivery cross join unnest(delivery.person_ids) as person (id)
    where delivery.closed_at is null
      ${noticeId === undefined ? sql`` : sql`and delivery.notice_id = ${noticeId}::uuid`}),
  best as (
    select distinct on (open.id) open.id, letter.id as letter_id, letter.state,
      case when letter.state not in ('QUEUED', 'HELD') then letter.settled_at end as state_at
    from open join mail_letters letter
      on letter.event = open.event and letter.user_id = open.person_id
    where letter.event in (select event from open)
    order by open.id, array_position(${[...deliveryStates]}::text[], letter.state),
      letter.settled_at, letter.id)`;

/**
 * The condition that a unit takes the state in `best`: once SENT it stays so, unless that very email
 * bounced.
 */
const follows = sql`(delivery.state <> 'SENT' or exists (
  select from mail_letters counted
  where counted.id = delivery.letter_id and counted.state <> 'SENT'))`;

interface StateNow {
  id: string;
  state: DeliveryState;
  state_at: Date | string | null;
}

/**
 * The state of a notice's units right now, by the id of the delivery, as a table for a query. It changes
 * nothing; `keepDeliveries` stores the same now and then.
 */
export const statesNow = (noticeId: string): RawBuilder<StateNow> => sql<StateNow>`(
  with ${bestLetters(noticeId)}
  select delivery.id,
    case when best.id is not null and ${follows} then best.state else delivery.state end as state,
    case when best.id is not null and ${follows} then best.state_at else delivery.state_at end as state_at
  from notice_deliveries delivery left join best on best.id = delivery.id
  where delivery.notice_id = ${noticeId}::uuid)`;

/**
 * Stores what became of the emails of a notice, or of every notice whose delivery is open, in one
 * statement. Kysely sends it, because it shares its conditions with `statesNow` (record 43).
 */
async function keepDeliveries(em: Em, noticeId?: string): Promise<void> {
  await sql`
    with ${bestLetters(noticeId)}
    update notice_deliveries delivery
    set state = best.state, state_at = best.state_at, letter_id = best.letter_id
    from best
    where delivery.id = best.id
      and (delivery.state, delivery.state_at, delivery.letter_id)
        is distinct from (best.state, best.state_at, best.letter_id)
      and ${follows}`.execute(kysely(em));
}
