import { randomUUID } from 'node:crypto';
import { UnitCode } from '#db/entities/index.ts';
import { livedInKinds, type LogAction } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertInParts, updateReturning } from '#app/lib/db/write.server.ts';
import { mapWithBreaks } from '#app/lib/process/breaks.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { codeDays, codeOf, deriveCode, hashCode, newNonce } from './code.server.ts';
import { isValidCode } from './valid-code.server.ts';

/** Whose codes are changed, and by whom; null when a scheduled job did it. */
interface CodeChange {
  actor: Pick<Actor, 'id' | 'role'> | null;
  communityId: string;
  unitIds: string[];
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Gives units new codes, each valid for sixty days; the codes before stop working. With `keepValid`, a
 * unit whose code still opens the door keeps it; with `letterDue`, the desk asks for their letters until
 * they are printed. Units of other communities are left alone. One line in the log for all. Call it
 * inside a transaction. Returns how many codes were made.
 */
export async function renewCodes(
  tx: Em,
  {
    actor,
    communityId,
    unitIds,
    keepValid = false,
    letterDue = false,
  }: CodeChange & { keepValid?: boolean; letterDue?: boolean },
): Promise<number> {
  const units = await lockUnits(tx, communityId, unitIds);
  const kept = keepValid ? await unitsWithValidCode(tx, units) : new Set<string>();
  const renewed = units.filter(({ id }) => !kept.has(id));
  if (renewed.length === 0) return 0;
  const now = new Date();
  const replaced = await revokeNow(tx, renewed, now);
  const codes = await mapWithBreaks(renewed, ({ id }) => {
    const nonce = newNonce();
    return {
      id: randomUUID(),
      unit: id,
      nonce,
      codeHash: hashCode(deriveCode(id, nonce)),
      expiresAt: new Date(now.getTime() + codeDays * dayMs),
      letterDue,
      createdBy: actor?.id ?? null,
      createdAt: now,
    };
  });
  await insertInParts(tx, UnitCode, codes);
  const to = replaced.size > 0 ? 'VALID' : firstCode;
  await recordCodes(tx, { actor, communityId, units: renewed, action: 'RENEW_CODE', to });
  return renewed.length;
}

/** Revokes the codes of units. Returns how many there were. */
export async function revokeCodes(tx: Em, { actor, communityId, unitIds }: CodeChange) {
  const units = await lockUnits(tx, communityId, unitIds);
  const revoked = await revokeNow(tx, units, new Date());
  const theirs = units.filter(({ id }) => revoked.has(id));
  if (theirs.length === 0) return 0;
  await recordCodes(tx, {
    actor,
    communityId,
    units: theirs,
    action: 'REVOKE_CODE',
    to: 'REVOKED',
  });
  return theirs.length;
}

/** What the log says of codes that took the place of none. */
const firstCode = 'CREATED';

interface UnitRow {
  id: string;
  label: string;
}

/** Locked until the end, so that two presses at once run one after the other. */
async function lockUnits(tx: Em, communityId: string, unitIds: string[]): Promise<UnitRow[]> {
  if (unitIds.length === 0) return [];
  const rows = await kysely(tx)
    .selectFrom('units')
    .select(['id', 'label', 'position'])
    .where('community', '=', communityId)
    .where('kind', 'in', livedInKinds)
    .where('id', 'in', unitIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.sort((one, other) => one.position - other.position);
}

/** The units whose code opens the door and can be printed. */
async function unitsWithValidCode(tx: Em, units: UnitRow[]): Promise<Set<string>> {
  if (units.length === 0) return new Set();
  const rows = await kysely(tx)
    .selectFrom('unit_codes')
    .select(['unit as unitId', 'nonce', 'codeHash'])
    .where('unit', 'in', idsOf(units))
    .where(isValidCode('unit_codes'))
    .execute();
  return new Set(rows.filter((row) => codeOf(row) !== null).map(({ unitId }) => unitId));
}

async function revokeNow(tx: Em, units: UnitRow[], revokedAt: Date): Promise<Set<string>> {
  if (units.length === 0) return new Set();
  const open = { unit: { $in: idsOf(units) }, revokedAt: null };
  const rows = await updateReturning(tx, UnitCode, open, {
    set: { revokedAt },
    returning: ['unit'],
  });
  return new Set(rows.map(({ unit }) => unit));
}

async function recordCodes(
  tx: Em,
  change: Omit<CodeChange, 'unitIds'> & { units: UnitRow[]; action: LogAction; to: string },
): Promise<void> {
  const { actor, communityId, units, action, to } = change;
  const [only] = units;
  await recordEvent(tx, {
    actor,
    communityId,
    subject:
      only && units.length === 1
        ? { type: 'UNIT', id: only.id }
        : { type: 'COMMUNITY', id: communityId },
    action,
    to,
    snapshot: { title: labelsOf(units), units: units.length },
  });
}

const maxLabels = 20;

const labelsOf = (units: UnitRow[]): string =>
  units
    .slice(0, maxLabels)
    .map(({ label }) => label)
    .join(', ') + (units.length > maxLabels ? ' …' : '');

const idsOf = (units: UnitRow[]): string[] => units.map(({ id }) => id);

/**
 * Makes codes useless that somebody who left knows, and puts new ones in their place, whose letters the
 * desk then asks for. Units without a code that works stay without. Call it inside a transaction.
 */
export async function replaceKnownCodes(tx: Em, change: CodeChange): Promise<void> {
  const { unitIds } = change;
  if (unitIds.length === 0) return;
  const rows = await kysely(tx)
    .selectFrom('unit_codes')
    .select('unit as id')
    .where('unit', 'in', unitIds)
    .where(isValidCode('unit_codes'))
    .execute();
  await renewCodes(tx, { ...change, unitIds: rows.map(({ id }) => id), letterDue: true });
}
