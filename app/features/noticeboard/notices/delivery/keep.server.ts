import { sql, type RawBuilder } from 'kysely';
import { deliveryStates, type DeliveryState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

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

export interface Standing {
  id: string;
  state: DeliveryState;
  state_at: Date | string | null;
}

/**
 * The state of a notice's units right now, by the id of the delivery, as a table for a query. It changes
 * nothing; `keepDeliveries` stores the same now and then.
 */
export const standingNow = (noticeId: string): RawBuilder<Standing> => sql<Standing>`(
  with ${bestLetters(noticeId)}
  select delivery.id,
    case when best.id is not null and ${follows} then best.state else delivery.state end as state,
    case when best.id is not null and ${follows} then best.state_at else delivery.state_at end as state_at
  from notice_deliveries delivery left join best on best.id = delivery.id
  where delivery.notice_id = ${noticeId}::uuid)`;

/**
 * Stores what became of the emails of a notice, or of every notice whose delivery is open, in one
 * statement. Kysely sends it, because it shares its conditions with `standingNow` (record 43).
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
