import { sql, type RawBuilder } from 'kysely';
import { deliveryStates, type DeliveryState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/**
 * What became of the letters to each unit whose delivery is open, of one notice or of every one, as tables for a
 * query: `best` has a line for each that letters went to. Letters that are gone change nothing.
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

/** The condition that a unit stands as `best` says: one that was sent a letter stays so, unless this very letter came back. */
const follows = sql`(delivery.state <> 'SENT' or exists (
  select from mail_letters counted
  where counted.id = delivery.letter_id and counted.state <> 'SENT'))`;

/** How a unit stands. */
export interface Standing {
  id: string;
  state: DeliveryState;
  state_at: Date | string | null;
}

/**
 * How the units of a notice stand at this moment, by the id of the delivery: a table for a query, which changes
 * nothing. `keepDeliveries` writes the same down now and then.
 */
export const standingNow = (noticeId: string): RawBuilder<Standing> => sql<Standing>`(
  with ${bestLetters(noticeId)}
  select delivery.id,
    case when best.id is not null and ${follows} then best.state else delivery.state end as state,
    case when best.id is not null and ${follows} then best.state_at else delivery.state_at end as state_at
  from notice_deliveries delivery left join best on best.id = delivery.id
  where delivery.notice_id = ${noticeId}::uuid)`;

/**
 * Writes down what became of the letters of a notice, or of every notice whose delivery is open. One statement,
 * which changes nothing that is right already. It is sent by Kysely, because it has its conditions in common with
 * `standingNow` (record 43).
 */
export async function keepDeliveries(em: Em, noticeId?: string): Promise<void> {
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
