import { sql } from 'kysely';
import { deliveryStates } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';

/**
 * Takes over what became of the letters of a notice, or of every notice whose delivery is open. Letters that
 * are gone change nothing. A unit that was sent a letter stays so, unless this very letter came back.
 * One statement, which changes nothing that stands as it should.
 */
export async function keepDeliveries(em: Em, noticeId?: string): Promise<void> {
  const these = noticeId === undefined ? sql`` : sql`and delivery.notice_id = ${noticeId}::uuid`;
  await sql`
    with open as materialized (
      select delivery.id, 'notice:' || delivery.notice_id as event, person.id as person_id
      from notice_deliveries delivery cross join unnest(delivery.person_ids) as person (id)
      where delivery.closed_at is null ${these}),
    best as (
      select distinct on (open.id) open.id, letter.id as letter_id, letter.state,
        case when letter.state not in ('QUEUED', 'HELD') then letter.settled_at end as state_at
      from open join mail_letters letter
        on letter.event = open.event and letter.user_id = open.person_id
      where letter.event in (select event from open)
      order by open.id, array_position(${[...deliveryStates]}::text[], letter.state),
        letter.settled_at, letter.id)
    update notice_deliveries delivery
    set state = best.state, state_at = best.state_at, letter_id = best.letter_id
    from best
    where delivery.id = best.id
      and (delivery.state, delivery.state_at, delivery.letter_id)
        is distinct from (best.state, best.state_at, best.letter_id)
      and (delivery.state <> 'SENT' or exists (select from mail_letters counted
        where counted.id = delivery.letter_id and counted.state <> 'SENT'))`.execute(kysely(em));
}
