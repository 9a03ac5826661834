import { sql as statement } from '@mikro-orm/core';
import { Booking } from '#db/entities/index.ts';
import { sql } from 'kysely';
import { dropFiles } from '#app/features/media/files/claim.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { keptYears } from './limits.ts';

const batchSize = 100;

/** What is personal about a booking. That a unit had a place at a time stays, for the figures. */
const forgotten = {
  user: null,
  guestName: null,
  words: null,
  reason: null,
  damage: null,
  certificate: null,
} as const;

const personalColumns = Object.keys(forgotten) as (keyof typeof forgotten)[];

/** Forgets what is personal about bookings that ended two years ago, one batch in each transaction. */
export async function forgetOldBookings(em: Em, signal: AbortSignal): Promise<void> {
  let found: number;
  do {
    signal.throwIfAborted();
    found = await em.transactional(async (tx) => {
      const rows = await kysely(tx)
        .selectFrom('bookings')
        .select(['id', 'certificate'])
        .where('endsAt', '<', sql<Date>`now() - make_interval(years => ${keptYears})`)
        .where((is) => is.or(personalColumns.map((column) => is(column, 'is not', null))))
        .orderBy('endsAt')
        .limit(batchSize)
        .forUpdate()
        .execute();
      await forget(tx, rows);
      return rows.length;
    });
  } while (found === batchSize);
}

async function forget(tx: Em, rows: { id: string; certificate: string | null }[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.nativeUpdate(Booking, { id: { $in: ids } }, forgotten);
  await tx.execute(statement`
    update moderation_events set snapshot = snapshot - 'damage', public_reason = null
    where subject_type = 'BOOKING' and subject_id in (
      select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
  await dropFiles(
    tx,
    rows.flatMap(({ certificate }) => certificate ?? []),
  );
}

/** Forgets what is personal about everything that a person booked, when their account is deleted for good. */
export async function forgetBookingsOf(tx: Em, userId: string): Promise<void> {
  const rows = await kysely(tx)
    .selectFrom('bookings')
    .select(['id', 'certificate'])
    .where('user', '=', userId)
    .execute();
  await forget(tx, rows);
}
