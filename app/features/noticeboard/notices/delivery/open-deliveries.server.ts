import { sql } from 'kysely';
import { CondoNotice, NoticeDelivery } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { beginDelivery } from './begin.server.ts';
import { keepDeliveries } from './keep.server.ts';

/** For how long letters can change a delivery: a digest may take a week, and come back later still. */
const openForMs = 30 * 24 * 60 * 60 * 1000;
/** Notices that one run of the job begins. */
const mostBegun = 50;

/**
 * Begins the delivery of every notice that is out and has none, as after its time came, takes over what
 * became of letters, and closes what is old: the proof then stands for good and names nobody's account.
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

/** Notices that residents can read and whose units nobody noted down yet, the newest first. */
async function withoutDelivery(em: Em): Promise<string[]> {
  const rows = await kysely(em)
    .selectFrom('condo_notices as notice')
    .select('notice.id')
    .where('notice.status', '=', 'PUBLISHED')
    .where(sql<boolean>`notice.published_at <= now()`)
    .where(sql<boolean>`(notice.expires_at is null or notice.expires_at > now())`)
    .where(
      sql<boolean>`not exists (select from notice_deliveries delivery where delivery.notice_id = notice.id)`,
    )
    .orderBy('notice.publishedAt', 'desc')
    .limit(mostBegun)
    .execute();
  return rows.map(({ id }) => id);
}
