import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { CondoNotice, NoticeService } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import { wasOut } from '../state.ts';
import { serveByEmail, type OwnerToEmail } from '../emails/serve-by-email.server.ts';
import { isOut } from '../row.server.ts';
import { keepServices, serviceRows, type ServiceRow } from './rows.server.ts';
import { wantedRows } from './wanted-entries.server.ts';

/**
 * Lists how a notice that is out has to be served: each owner on record of the units that it is for once, by the way
 * that the law gives, each home without one, and for a meeting the mortgagees who asked. Sends the emails of those who
 * are served by email, whatever they chose to be told. Called again, it updates the entries that are not served yet.
 * If a repeated service is no longer due, the service from before the correction counts. Call it after queueing the
 * emails of the notice, in the same transaction. Returns whether anything changed.
 */
export async function beginService(tx: Em, notice: CondoNotice): Promise<boolean> {
  if (!notice.mustBeServed || notice.status !== 'PUBLISHED' || !wasOut(notice)) return false;
  const wanted = await wantedRows(tx, notice);
  const known = await serviceRows(tx, notice.id);
  const taken = new Set<string>();
  const createdAt = new Date();
  const added: Parameters<typeof insertInParts<NoticeService>>[2] = [];
  const byEmail: OwnerToEmail[] = [];
  let changed = 0;
  for (const row of wanted) {
    const same = known.find((one) => !taken.has(one.id) && isSameOwner(one, row));
    const { user, emailAddress, agreedAt, language } = row;
    const cameBack = same?.cameBackOn != null && !same.status.isServed && row.way === 'EMAIL';
    if (row.way === 'EMAIL' && !same?.status.isServed) {
      const correctedAt = same?.correctedAt ?? null;
      byEmail.push({
        user,
        address: emailAddress,
        language,
        isMortgagee: row.mortgagee !== null,
        agreedAt,
        correctedAt,
        since: cameBack ? createdAt : (same?.emailsSince ?? null),
      });
    }
    const { language: _, ids: __, ...stored } = row;
    if (!same) {
      added.push({ ...stored, id: crypto.randomUUID(), notice: notice.id, createdAt });
      continue;
    }
    taken.add(same.id);
    if (same.status.isServed || (isSame(same, row) && !cameBack)) continue;
    await tx.nativeUpdate(
      NoticeService,
      { id: same.id },
      cameBack ? { ...stored, ...emailsAgainSince(createdAt) } : stored,
    );
    changed += 1;
  }
  const left = known.filter(({ id, status }) => !taken.has(id) && !status.isServed);
  await tx.nativeDelete(NoticeService, { id: { $in: left.map(({ id }) => id) } });
  await insertInParts(tx, NoticeService, added);
  await serveByEmail(tx, notice, byEmail);
  await keepServices(tx, notice.id);
  return changed + left.length + added.length > 0;
}

/** After an email came back, another one serves: none that was queued before this moment. */
const emailsAgainSince = (emailsSince: Date) => ({
  emailsSince,
  cameBackOn: null,
  emailState: null,
  emailAt: null,
  emailTo: null,
});

type Wanted = Awaited<ReturnType<typeof wantedRows>>[number];

const isSameOwner = (row: ServiceRow, wanted: Wanted): boolean => {
  if (wanted.mortgagee !== null) return row.mortgageeId === wanted.mortgagee;
  if (wanted.owner !== null) return row.ownerId !== null && wanted.ids.includes(row.ownerId);
  return (
    row.ownerId === null &&
    row.mortgageeId === null &&
    row.name === null &&
    row.unitKey === wanted.unitKey
  );
};

const isSame = (row: ServiceRow, wanted: Wanted): boolean =>
  row.name === wanted.name &&
  row.way === wanted.way &&
  row.reason === wanted.reason &&
  row.address === wanted.address &&
  row.userId === wanted.user &&
  row.emailAddress === wanted.emailAddress &&
  row.agreedAt?.getTime() === wanted.agreedAt?.getTime() &&
  row.position === wanted.position &&
  row.unit === wanted.unitLabel &&
  JSON.stringify(row.furtherUnits) === JSON.stringify(wanted.furtherUnits);

/** The most notices whose service one run of the job begins. */
const mostBegun = 50;

/** Begins the service of every notice that has to be served, is out and has none: of one that was scheduled. */
export async function beginDueServices(em: Em, signal: AbortSignal): Promise<void> {
  const due = await kysely(em)
    .selectFrom('condo_notices as notice')
    .select('notice.id')
    .where('notice.mustBeServed', '=', true)
    .where('notice.lettersDueAt', 'is', null)
    .where(isOut)
    .where(
      sql<boolean>`not exists (select from notice_services service where service.notice_id = notice.id)`,
    )
    .where(
      sql<boolean>`exists (select from units unit where unit.community_id = notice.community_id)`,
    )
    .limit(mostBegun)
    .execute();
  for (const { id } of due) {
    signal.throwIfAborted();
    await em.fork().transactional(async (tx) => {
      const notice = await tx.findOne(
        CondoNotice,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (notice) await beginService(tx, notice);
    });
  }
}
