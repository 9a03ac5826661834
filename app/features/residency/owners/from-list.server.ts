import { z } from 'zod';
import { OwnerConsent, UnitOwner } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { currentOwners, type Consent, type OwnerRow } from './queries.server.ts';
import { recordOwner } from './record-owner.server.ts';

/** An owner of a unit as a list of people has them. */
interface ListedOwner {
  membershipId: string;
  unit: { id: string; label: string };
  name: string;
  address: string | null;
  consent: Consent | null;
}

/** What taking a list into the record changed, so that it can be taken back. */
export const ownersUndoSchema = z.object({
  created: z.array(z.uuid()),
  consents: z.array(z.uuid()),
  addresses: z.array(
    z.object({ id: z.uuid(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
type OwnersUndo = z.output<typeof ownersUndoSchema>;

/**
 * Takes the owners of a list into the record, in the transaction of the list: new ones, and for those of the
 * same unit and name an address or a consent that is new. What the list leaves out stays. Each change is a
 * line in the log.
 */
export async function saveListedOwners(
  tx: Em,
  { actor, communityId }: { actor: Pick<Actor, 'id' | 'role'>; communityId: string },
  listed: ListedOwner[],
): Promise<OwnersUndo> {
  const undo: OwnersUndo = { created: [], consents: [], addresses: [] };
  if (listed.length === 0) return undo;
  await lockRecords(tx, communityId);
  const known = Map.groupBy(await currentOwners(tx, communityId), ({ unitId }) => unitId);
  for (const one of listed) {
    const same = (known.get(one.unit.id) ?? []).find((owner) => isSameOwner(owner, one));
    const owner = same ?? null;
    const address = one.address ?? owner?.address ?? null;
    const hasConsent = one.consent !== null && !isSameConsent(one.consent, owner?.consent ?? null);
    if (owner && owner.address === address && !hasConsent) continue;
    const id = await writeOwner(tx, communityId, { owner, one, address });
    if (!owner) undo.created.push(id);
    else if (owner.address !== address) {
      undo.addresses.push({ id, before: owner.address, after: address });
    }
    if (one.consent && hasConsent) {
      const consentId = crypto.randomUUID();
      await tx.insert(OwnerConsent, {
        ...{ ...one.consent, id: consentId, owner: id, recordedBy: actor.id },
        createdAt: new Date(),
      });
      if (owner) undo.consents.push(consentId);
    }
    await recordOwner(tx, {
      ...{ actor, communityId, unit: one.unit, ownerId: id, before: owner },
      after: {
        name: owner?.name ?? one.name,
        address,
        endedOn: owner?.endedOn ?? null,
        account: owner?.account ?? one.name,
        consent: hasConsent ? one.consent : (owner?.consent ?? null),
      },
    });
  }
  return undo;
}

/** Keeps an owner or a moderator from changing a record between its being read and written here. */
const lockRecords = (tx: Em, communityId: string) =>
  kysely(tx)
    .selectFrom('unit_owners')
    .select('id')
    .where('community', '=', communityId)
    .orderBy('id')
    .forUpdate()
    .execute();

async function writeOwner(
  tx: Em,
  communityId: string,
  { owner, one, address }: { owner: OwnerRow | null; one: ListedOwner; address: string | null },
): Promise<string> {
  const now = new Date();
  if (owner) {
    const set = { address, version: owner.version + 1, updatedAt: now };
    await tx.nativeUpdate(UnitOwner, { id: owner.id }, set);
    return owner.id;
  }
  const id = crypto.randomUUID();
  await tx.insert(UnitOwner, {
    ...{ id, community: communityId, unit: one.unit.id, membership: one.membershipId },
    ...{ name: one.name, address, endedOn: null, version: 1, createdAt: now, updatedAt: now },
  });
  return id;
}

/** Whether a record is about the same owner of the same unit: by the account, or else by the name. */
export const isSameOwner = (
  record: Pick<OwnerRow, 'membershipId' | 'name'>,
  listed: { membershipId: string | null; name: string },
): boolean =>
  (record.membershipId !== null && record.membershipId === listed.membershipId) ||
  isSameName(record.name, listed.name);

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

const isSameConsent = (one: Consent, other: Consent | null): boolean =>
  one.answer === other?.answer && one.givenOn === other.givenOn && one.way === other.way;

/** Takes back what a list changed in the record, except what somebody has changed since. */
export async function undoListedOwners(
  tx: Em,
  { created, consents, addresses }: OwnersUndo,
): Promise<void> {
  await tx.nativeDelete(OwnerConsent, { id: { $in: consents } });
  for (const { id, before, after } of addresses) {
    await tx.nativeUpdate(UnitOwner, { id, address: after }, { address: before });
  }
  await tx.nativeDelete(UnitOwner, { id: { $in: created }, version: 1 });
}
