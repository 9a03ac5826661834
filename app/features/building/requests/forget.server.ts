import { sql } from 'kysely';
import { Photo, RequestEntry, RequestJoiner, ServiceRequest } from '#db/entities/index.ts';
import { keepOnlyPhotos } from '#app/features/media/photos/attach.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { keptYears } from './limits.ts';

const batchSize = 50;

/**
 * Deletes what is personal in requests that have been closed for two years, one batch in each transaction: words,
 * photos, names, units and phone numbers. Reference, place, category, states and days stay as figures.
 */
export async function forgetOldRequests(em: Em, signal: AbortSignal): Promise<void> {
  let forgotten: number;
  do {
    signal.throwIfAborted();
    forgotten = await em.transactional(forgetSome);
  } while (forgotten === batchSize);
}

async function forgetSome(tx: Em): Promise<number> {
  const due = await kysely(tx)
    .selectFrom('service_requests')
    .select('id')
    .where('forgottenAt', 'is', null)
    .where('closedAt', '<', sql<Date>`now() - make_interval(years => ${keptYears})`)
    .orderBy('closedAt')
    .limit(batchSize)
    .forUpdate()
    .execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  for (const request of ids) await keepOnlyPhotos(tx, { request }, []);
  await tx.nativeUpdate(
    ServiceRequest,
    { id: { $in: ids } },
    {
      ...{ text: null, phone: null, images: [], author: null, unit: null, unitLabel: null },
      ...{ waitingSince: null, forgottenAt: new Date() },
    },
  );
  const ofThese = { request: { $in: ids } };
  // The words of a MERGE line are the reference of another request.
  await tx.nativeUpdate(RequestEntry, { ...ofThese, kind: { $ne: 'MERGE' } }, { words: null });
  await tx.nativeUpdate(RequestEntry, ofThese, { author: null, person: null });
  await tx.nativeDelete(RequestJoiner, ofThese);
  return ids.length;
}

/**
 * Takes somebody whose account is deleted off requests, in the transaction of that. What they reported stays with its
 * unit, for the building has to mend it and to know that it did; what they and the desk wrote to each other goes.
 */
export async function forgetRequestsOf(tx: Em, userId: string): Promise<void> {
  await tx.nativeUpdate(
    ServiceRequest,
    { author: userId },
    { author: null, phone: null, images: [] },
  );
  await tx.nativeUpdate(Photo, { owner: userId, request: { $ne: null } }, { request: null });
  await tx.nativeUpdate(ServiceRequest, { assignee: userId }, { assignee: null });
  await tx.nativeDelete(RequestJoiner, { user: userId });
  await tx.nativeUpdate(RequestEntry, { person: userId }, { words: null, person: null });
  await tx.nativeUpdate(RequestEntry, { author: userId }, { author: null });
}
