import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { CondoNotice, NoticeService } from '#db/entities/index.ts';
import { livedInKinds, type Language, type ServiceReason } from '#db/enums.ts';
import {
  allMortgagees,
  type MortgageeRow,
} from '#app/features/residency/owners/mortgagees/mortgagees.server.ts';
import { paperWay } from '#app/features/residency/owners/policy.ts';
import {
  currentOwners,
  wayOf,
  type OwnerRow,
} from '#app/features/residency/owners/queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import { unitsOfAudience } from '../audience/audience.ts';
import { wasOut } from '../state.ts';
import { serveByEmail, type OwnerToEmail } from '../emails/serve-by-email.server.ts';
import { filesOf } from '../notice-files.server.ts';
import { isOut } from '../row.server.ts';
import { keepServices, serviceRows, type ServiceRow } from './rows.server.ts';

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

/**
 * A row for each owner of the units that a notice is for, each home without one, and each mortgagee who asked for the
 * notices of meetings. A parking space or locker without an owner on record has no entry.
 */
async function wantedRows(tx: Em, notice: CondoNotice) {
  const communityId = notice.community.id;
  const [files, registered, current, mortgagees] = await Promise.all([
    filesOf(tx, [notice.id]),
    kysely(tx)
      .selectFrom('units')
      .select(['label', 'key', 'floor', 'kind'])
      .where('community', '=', communityId)
      .execute(),
    currentOwners(tx, communityId),
    notice.kind === 'MEETING' ? allMortgagees(tx, communityId) : [],
  ]);
  const units = unitsOfAudience(notice, registered, []);
  const keys = new Set(units.map(({ key }) => key));
  const owners = Map.groupBy(
    current.filter(({ key }) => keys.has(key)),
    personOf,
  );
  const bytes = (files.get(notice.id) ?? []).reduce((sum, file) => sum + file.bytes, 0);
  const fits = bytes <= mostBytesByEmail;
  const served = [...owners.values()].map((rows) => ownerServed(rows, fits));
  const servedAt = Map.groupBy(served, ({ unitKey }) => unitKey);
  const owned = new Set(current.map(({ key }) => key));
  const kinds = new Map(registered.map(({ key, kind }) => [key, kind]));
  const lentTo = Map.groupBy(mortgagees, ({ key }) => key);
  return units
    .flatMap(({ label, key }) => [
      ...(servedAt.get(key) ?? []),
      ...(!owned.has(key) && livedInKinds.includes(kinds.get(key) ?? 'HOME')
        ? [{ ...nobody, unitLabel: label, unitKey: key }]
        : []),
      ...(lentTo.get(key) ?? []).map((one) => mortgageeServed(one, fits)),
    ])
    .map((row, index) => ({ ...row, position: index + 1 }));
}

/** What most mail servers take, with what the encoding adds. */
const mostBytesByEmail = 15 * 1024 * 1024;

interface Served {
  owner: string | null;
  /** All records of the person: `owner` is the first. */
  ids: string[];
  mortgagee: string | null;
  name: string | null;
  unitLabel: string;
  unitKey: string;
  furtherUnits: { label: string; key: string }[];
  way: 'EMAIL' | 'MAIL' | 'UNIT';
  reason: ServiceReason | null;
  address: string | null;
  /** The account that is emailed; null where the address on record is another one. */
  user: string | null;
  emailAddress: string | null;
  language: Language | null;
  agreedAt: Date | null;
}

/** At a home without an owner on record. */
const nobody: Omit<Served, 'unitLabel' | 'unitKey'> = {
  owner: null,
  ids: [],
  mortgagee: null,
  name: null,
  furtherUnits: [],
  way: 'UNIT',
  reason: null,
  address: null,
  user: null,
  emailAddress: null,
  language: null,
  agreedAt: null,
};

/** How an owner is served, with all their units that the notice is for: at the one that they live in, or a home. */
function ownerServed(rows: OwnerRow[], fits: boolean): Served {
  const rank = (row: OwnerRow) =>
    row.unitId === row.homeId ? 0 : livedInKinds.includes(row.kind) ? 1 : 2;
  const [first, ...further] = rows.toSorted((one, other) => rank(one) - rank(other)) as [
    OwnerRow,
    ...OwnerRow[],
  ];
  const lawful = wayOf({ ...first, consent: newestOf(rows) });
  const isAccount = lawful.email !== null && lawful.email === first.accountEmail;
  const { way, email, because } =
    lawful.way !== 'EMAIL' || isAccount || fits
      ? lawful
      : { way: paperWay(first.address), email: null, because: 'FILES_TOO_LARGE' as const };
  const isAgreed = way === 'EMAIL' && first.rule === 'AGREEMENT' && first.agreedAt !== null;
  return {
    owner: first.id,
    ids: rows.map(({ id }) => id),
    mortgagee: null,
    name: first.name,
    unitLabel: first.unit,
    unitKey: first.key,
    furtherUnits: unique(further, first.key),
    way,
    reason: because,
    address: first.address,
    user: isAccount ? first.userId : null,
    emailAddress: email,
    language: first.language ?? first.communityLanguage,
    agreedAt: isAgreed ? new Date(first.agreedAt ?? 0) : null,
  };
}

/** The newest of what a person asked for in writing, in any of their records. */
const newestOf = (rows: readonly OwnerRow[]): OwnerRow['consent'] =>
  rows
    .flatMap(({ consent }) => consent ?? [])
    .toSorted((one, other) => other.givenOn.localeCompare(one.givenOn))[0] ?? null;

/** Records with the same account and name are about one person, who is served once. */
const personOf = ({ id, membershipId, name }: OwnerRow): string =>
  membershipId === null ? id : `${membershipId} ${name.toLocaleLowerCase('en')}`;

/** The other units of an owner, each once. */
function unique(rows: readonly OwnerRow[], firstKey: string): { label: string; key: string }[] {
  const seen = new Set([firstKey]);
  return rows.flatMap(({ unit: label, key }) => {
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ label, key }];
  });
}

/** How a mortgagee is served: by email where they gave an address that works, else by mail. */
const mortgageeServed = (row: MortgageeRow, fits: boolean): Served => {
  const isEmailed = row.email !== null && fits && !row.cameBack;
  return {
    ...nobody,
    mortgagee: row.id,
    name: row.name,
    unitLabel: row.unit,
    unitKey: row.key,
    way: isEmailed ? 'EMAIL' : paperWay(row.address),
    address: row.address,
    emailAddress: isEmailed ? row.email : null,
  };
};

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
