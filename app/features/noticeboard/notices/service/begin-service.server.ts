import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { CondoNotice, NoticeService } from '#db/entities/index.ts';
import { lawfulWay } from '#app/features/residency/owners/policy.ts';
import { currentOwners, type OwnerRow } from '#app/features/residency/owners/queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import { unitsOfAudience } from '../audience/audience.ts';
import { wasOut } from '../state.ts';
import { serveByEmail, type OwnerToEmail } from '../emails/serve-by-email.server.ts';
import { isOut } from '../row.server.ts';
import { keepServices, serviceRows, type ServiceRow } from './rows.server.ts';

/**
 * Lists how a notice that is out has to be served: each owner on record of the units that it is for, by the way
 * that the law gives, and each unit without one. Sends the emails of those who agreed to them, whatever they
 * chose to hear of. Called again, it brings those up to date who are not served yet. Where nobody is to be served
 * again after all, how they were before a correction counts. Call it after the emails of the notice were queued, in
 * the same transaction. Returns whether anything changed.
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
    const { user, agreedAt } = row;
    if (row.way === 'EMAIL' && user && !same?.status.isServed) {
      byEmail.push({ user, agreedAt, correctedAt: same?.correctedAt ?? null });
    }
    if (!same) {
      added.push({ ...row, id: crypto.randomUUID(), notice: notice.id, createdAt });
      continue;
    }
    taken.add(same.id);
    if (same.status.isServed || isSame(same, row)) continue;
    await tx.nativeUpdate(NoticeService, { id: same.id }, row);
    changed += 1;
  }
  const left = known.filter(({ id, status }) => !taken.has(id) && !status.isServed);
  await tx.nativeDelete(NoticeService, { id: { $in: left.map(({ id }) => id) } });
  await insertInParts(tx, NoticeService, added);
  await serveByEmail(tx, notice, byEmail);
  await keepServices(tx, notice.id);
  return changed + left.length + added.length > 0;
}

type Wanted = Awaited<ReturnType<typeof wantedRows>>[number];

const isSameOwner = (row: ServiceRow, wanted: Wanted): boolean =>
  wanted.owner === null
    ? row.ownerId === null && row.name === null && row.unitKey === wanted.unitKey
    : row.ownerId === wanted.owner;

const isSame = (row: ServiceRow, wanted: Wanted): boolean =>
  row.name === wanted.name &&
  row.way === wanted.way &&
  row.address === wanted.address &&
  row.userId === wanted.user &&
  row.agreedAt?.getTime() === wanted.agreedAt?.getTime() &&
  row.position === wanted.position &&
  row.unit === wanted.unitLabel;

/** A row for each owner of the units that a notice is for, and for each unit without one. */
async function wantedRows(tx: Em, notice: CondoNotice) {
  const communityId = notice.community.id;
  const registered = await kysely(tx)
    .selectFrom('units')
    .select(['label', 'key', 'floor'])
    .where('community', '=', communityId)
    .execute();
  const owners = Map.groupBy(await currentOwners(tx, communityId), ({ key }) => key);
  return unitsOfAudience(notice, registered, [])
    .flatMap(({ label, key }) =>
      (owners.get(key) ?? [null]).map((owner) => ({
        unitLabel: label,
        unitKey: key,
        ...servedAs(owner),
      })),
    )
    .map((row, index) => ({ ...row, position: index + 1 }));
}

const byNoEmail = { user: null, agreedAt: null };

function servedAs(owner: OwnerRow | null) {
  if (!owner) {
    return { owner: null, name: null, address: null, way: 'UNIT' as const, ...byNoEmail };
  }
  const { id, name, address, consent, isReachable, userId } = owner;
  const way = lawfulWay({ answer: consent?.answer ?? null, isReachable, address });
  const agreedAt = owner.agreedAt === null ? null : new Date(owner.agreedAt);
  return {
    owner: id,
    name,
    address,
    way,
    ...(way === 'EMAIL' ? { user: userId, agreedAt } : byNoEmail),
  };
}

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
