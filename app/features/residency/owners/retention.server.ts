import { sql } from '@mikro-orm/core';
import { Owner, Ownership } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { keptYears } from './limits.ts';

/** The most ownerships that one run deletes. */
const mostAtOnce = 500;

/**
 * Deletes the ownerships of those who have not owned their unit for seven years, and the owners who have none left,
 * with their addresses in the log. How notices were served on them stays: that is the corporation's proof.
 */
export async function deleteOldOwners(em: Em): Promise<void> {
  const today = cityToday();
  const before = `${Number(today.slice(0, 4)) - keptYears}${today.slice(4).replace('02-29', '02-28')}`;
  await em.transactional(async (tx) => {
    const old = await kysely(tx)
      .selectFrom('ownerships')
      .select(['id', 'owner as ownerId'])
      .where('endedOn', '<', before)
      .orderBy('endedOn')
      .limit(mostAtOnce)
      .execute();
    if (old.length === 0) return;
    await tx.nativeDelete(Ownership, { id: { $in: old.map(({ id }) => id) } });
    const owners = [...new Set(old.map(({ ownerId }) => ownerId))];
    const left = await tx.find(
      Ownership,
      { owner: { $in: owners } },
      { fields: ['owner'], disableIdentityMap: true },
    );
    const gone = owners.filter((id) => !left.some(({ owner }) => owner.id === id));
    if (gone.length === 0) return;
    await tx.execute(sql`
      update moderation_events
      set snapshot = snapshot - 'serviceAddress' - 'serviceEmail'
        #- '{before,serviceAddress}' #- '{before,serviceEmail}'
      where subject_type = 'UNIT' and snapshot->>'ownerId' in (
        select jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`);
    await tx.nativeDelete(Owner, { id: { $in: gone } });
  });
}
