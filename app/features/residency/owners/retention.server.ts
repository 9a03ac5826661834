import { sql } from '@mikro-orm/core';
import { UnitOwner } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { keptYears } from './limits.ts';

/** The most records that one run deletes. */
const mostAtOnce = 500;

/**
 * Deletes the records of those who have not owned their unit for seven years, with their addresses in the log. How
 * notices were served on them stays: that is the corporation's proof.
 */
export async function deleteOldOwners(em: Em): Promise<void> {
  const today = cityToday();
  const before = `${Number(today.slice(0, 4)) - keptYears}${today.slice(4).replace('02-29', '02-28')}`;
  await em.transactional(async (tx) => {
    const old = await kysely(tx)
      .selectFrom('unit_owners')
      .select('id')
      .where('endedOn', '<', before)
      .orderBy('endedOn')
      .limit(mostAtOnce)
      .execute();
    if (old.length === 0) return;
    const ids = JSON.stringify(old.map(({ id }) => id));
    await tx.execute(sql`
      update moderation_events
      set snapshot = snapshot - 'serviceAddress' #- '{before,serviceAddress}'
      where subject_type = 'UNIT' and snapshot->>'ownerId' in (
        select jsonb_array_elements_text(${ids}::jsonb))`);
    await tx.nativeDelete(UnitOwner, { id: { $in: old.map(({ id }) => id) } });
  });
}
