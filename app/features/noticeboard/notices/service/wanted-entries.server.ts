import type { CondoNotice } from '#db/entities/index.ts';
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
import { unitsOfAudience } from '../audience/audience.ts';
import { filesOf } from '../notice-files.server.ts';

/**
 * A row for each owner of the units that a notice is for, each home without one, and each mortgagee who asked for the
 * notices of meetings. A parking space or locker without an owner on record has no entry.
 */
export async function wantedRows(tx: Em, notice: CondoNotice) {
  const communityId = notice.community.id;
  const [files, registered, current, mortgagees] = await Promise.all([
    filesOf(tx, [notice.id]),
    kysely(tx)
      .selectFrom('units')
      .select(['id', 'label', 'key', 'floor', 'kind'])
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
  const homes = new Map(
    registered.filter(({ kind }) => livedInKinds.includes(kind)).map((unit) => [unit.id, unit]),
  );
  const served = [...owners.values()].map((rows) => {
    const row = ownerServed(rows, fits);
    const home = homes.get(rows[0]?.homeId ?? '');
    return { listedAt: row.unitKey, row: home ? deliveredAtHome(row, home, rows) : row };
  });
  const servedAt = Map.groupBy(served, ({ listedAt }) => listedAt);
  const owned = new Set(current.map(({ key }) => key));
  const kinds = new Map(registered.map(({ key, kind }) => [key, kind]));
  const lentTo = Map.groupBy(mortgagees, ({ key }) => key);
  return units
    .flatMap(({ label, key }) => [
      ...(servedAt.get(key) ?? []).map(({ row }) => row),
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

/**
 * Delivers to an owner who has no home of their own here at the home they live in, because an envelope left at a
 * parking space or a locker is lost.
 */
function deliveredAtHome(
  row: Served,
  home: { label: string; key: string },
  rows: readonly OwnerRow[],
): Served {
  if (row.way !== 'UNIT' || rows.some(({ kind }) => livedInKinds.includes(kind))) return row;
  const { label: unitLabel, key: unitKey } = home;
  return { ...row, unitLabel, unitKey, furtherUnits: unique(rows, unitKey) };
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
