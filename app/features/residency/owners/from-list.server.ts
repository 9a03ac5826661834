import { z } from 'zod';
import { Owner, OwnerConsent, Ownership } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { currentOwners, type Consent, type OwnerRow } from './queries.server.ts';
import { recordOwner } from './record-owner.server.ts';

/** An owner of a unit as a list of people has them. */
interface ListedOwner {
  membershipId: string;
  unit: { id: string; label: string };
  name: string;
  email: string | null;
  address: string | null;
  consent: Omit<Consent, 'document'> | null;
}

/** What taking a list into the record changed, so that it can be taken back. */
export const ownersUndoSchema = z.object({
  created: z.array(z.uuid()),
  /**
   * The versions of those who were created, where the list has several of their units; their new ownerships otherwise.
   * Lists that were saved by an earlier version have neither, nor the emails.
   */
  versions: z.record(z.uuid(), z.number()).default({}),
  ownerships: z.array(z.uuid()).default([]),
  consents: z.array(z.uuid()),
  addresses: z.array(
    z.object({ id: z.uuid(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  emails: z.array(z.object({ id: z.uuid(), after: z.string() })).default([]),
});
type OwnersUndo = z.output<typeof ownersUndoSchema>;

/**
 * Takes the owners of a list into the record, in the transaction of the list: new ones, one more unit of those who are
 * on record with the same account, and for those of the same unit an email address, an address or a consent that is
 * new. What the list leaves out stays. Each change is a line in the log.
 */
export async function saveListedOwners(
  tx: Em,
  { actor, communityId }: { actor: Pick<Actor, 'id' | 'role'>; communityId: string },
  listed: ListedOwner[],
): Promise<OwnersUndo> {
  const undo: OwnersUndo = {
    created: [],
    versions: {},
    ownerships: [],
    consents: [],
    addresses: [],
    emails: [],
  };
  if (listed.length === 0) return undo;
  await lockRecords(tx, communityId);
  const known = await currentOwners(tx, communityId);
  /** The owners of this list, by membership and name, and what the record has of each once their rows are written. */
  const people = new Map<string, string>();
  const facts = new Map<string, KnownOwner>();
  for (const one of listed) {
    const ofUnit = listedOwnerOf(
      known.filter(({ unitId }) => unitId === one.unit.id),
      one,
    );
    const key = JSON.stringify([one.membershipId, one.name.toLocaleLowerCase('en')]);
    const person = ofUnit ?? known.find((owner) => isSamePerson(owner, one)) ?? null;
    const before = facts.get(person?.id ?? people.get(key) ?? '') ?? person;
    const email = emailFrom(one, before);
    const address = one.address ?? before?.address ?? null;
    const consent =
      one.consent !== null && !isSameConsent(one.consent, before?.consent ?? null)
        ? one.consent
        : null;
    const isNewAddress = address !== (before?.address ?? null);
    if (ofUnit && !isNewAddress && consent === null && email === null) continue;
    const id = before?.id ?? crypto.randomUUID();
    await writeOwner(tx, communityId, { id, before, one, address, email, actor });
    const isCreatedHere = undo.created.includes(id);
    if (!before) undo.created.push(id);
    else if (!isCreatedHere) {
      if (isNewAddress) undo.addresses.push({ id, before: before.address, after: address });
      if (email !== null) undo.emails.push({ id, after: email });
    }
    if (!ofUnit) {
      const ownershipId = crypto.randomUUID();
      await tx.insert(Ownership, {
        id: ownershipId,
        owner: id,
        unit: one.unit.id,
        startedOn: null,
        endedOn: null,
        createdAt: new Date(),
      });
      undo.ownerships.push(ownershipId);
    }
    if (consent) {
      const consentId = crypto.randomUUID();
      await tx.insert(OwnerConsent, {
        id: consentId,
        owner: id,
        answer: consent.answer,
        givenOn: consent.givenOn,
        way: consent.way,
        recordedBy: actor.id,
        createdAt: new Date(),
      });
      if (before && !isCreatedHere) undo.consents.push(consentId);
    }
    const after: KnownOwner = {
      id,
      name: before?.name ?? one.name,
      membershipId: before?.membershipId ?? one.membershipId,
      address,
      typedEmail: email ?? before?.typedEmail ?? null,
      accountEmail: before?.accountEmail ?? null,
      version: (before?.version ?? 0) + 1,
      account: before ? before.account : one.name,
      consent: consent ? { ...consent, document: null } : (before?.consent ?? null),
    };
    people.set(key, id);
    facts.set(id, after);
    if (undo.created.includes(id)) undo.versions[id] = after.version;
    const logged = (owner: KnownOwner) => ({ ...owner, email: owner.typedEmail, endedOn: null });
    await recordOwner(tx, {
      actor,
      communityId,
      unit: one.unit,
      ownerId: id,
      before: ofUnit && before ? { ...logged(before), endedOn: ofUnit.endedOn } : null,
      after: { ...logged(after), endedOn: ofUnit?.endedOn ?? null },
    });
  }
  return undo;
}

type KnownOwner = Pick<
  OwnerRow,
  | 'id'
  | 'name'
  | 'membershipId'
  | 'address'
  | 'typedEmail'
  | 'accountEmail'
  | 'version'
  | 'account'
  | 'consent'
>;

/** The address of a list, where the record has none yet; null for no change. */
const emailFrom = (one: ListedOwner, owner: KnownOwner | null): string | null =>
  one.email !== null &&
  (owner?.typedEmail ?? null) === null &&
  one.email.toLowerCase() !== owner?.accountEmail?.toLowerCase()
    ? one.email
    : null;

/** Keeps an owner or a moderator from changing a record between its being read and written here. */
const lockRecords = (tx: Em, communityId: string) =>
  kysely(tx)
    .selectFrom('owners')
    .select('id')
    .where('community', '=', communityId)
    .orderBy('id')
    .forUpdate()
    .execute();

async function writeOwner(
  tx: Em,
  communityId: string,
  {
    id,
    before,
    one,
    address,
    email,
    actor,
  }: {
    id: string;
    before: KnownOwner | null;
    one: ListedOwner;
    address: string | null;
    email: string | null;
    actor: Pick<Actor, 'id'>;
  },
): Promise<void> {
  const now = new Date();
  const emailFacts =
    email === null
      ? {}
      : { email, emailSource: 'LIST' as const, emailOn: cityToday(), emailBy: actor.id };
  if (before) {
    const version = before.version + 1;
    await tx.nativeUpdate(Owner, { id }, { address, ...emailFacts, version, updatedAt: now });
    return;
  }
  await tx.insert(Owner, {
    id,
    community: communityId,
    membership: one.membershipId,
    name: one.name,
    address,
    ...emailFacts,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
}

/** The owner of a unit whom a list is about: by name, or else the only one with the account. */
function listedOwnerOf(
  ofUnit: OwnerRow[],
  one: { membershipId: string; name: string },
): OwnerRow | undefined {
  const sharing = ofUnit.filter(({ membershipId }) => membershipId === one.membershipId);
  return (
    sharing.find(({ name }) => isSameName(name, one.name)) ??
    ofUnit.find(({ name }) => isSameName(name, one.name)) ??
    (sharing.length === 1 ? sharing[0] : undefined)
  );
}

/** Whether a record is about the same owner of the same unit: by the account, or else by the name. */
export const isSameOwner = (
  record: Pick<OwnerRow, 'membershipId' | 'name'>,
  listed: { membershipId: string | null; name: string },
): boolean =>
  (record.membershipId !== null && record.membershipId === listed.membershipId) ||
  isSameName(record.name, listed.name);

/** Whether an owner of other units is the one of a list: with the same account and the same name. */
const isSamePerson = (
  record: Pick<OwnerRow, 'membershipId' | 'name'>,
  listed: { membershipId: string; name: string },
): boolean => record.membershipId === listed.membershipId && isSameName(record.name, listed.name);

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

type GivenConsent = Omit<Consent, 'document'>;

const isSameConsent = (one: GivenConsent, other: GivenConsent | null): boolean =>
  one.answer === other?.answer && one.givenOn === other.givenOn && one.way === other.way;

/** Takes back what a list changed in the record, except what somebody has changed since. */
export async function undoListedOwners(
  tx: Em,
  { created, versions, ownerships, consents, addresses, emails }: OwnersUndo,
): Promise<void> {
  await tx.nativeDelete(OwnerConsent, { id: { $in: consents } });
  for (const { id, before, after } of addresses.toReversed()) {
    await tx.nativeUpdate(Owner, { id, address: after }, { address: before });
  }
  for (const { id, after } of emails) {
    await tx.nativeUpdate(
      Owner,
      { id, email: after, emailSource: 'LIST' },
      { email: null, emailSource: null, emailOn: null, emailBy: null },
    );
  }
  if (created.length === 0 && ownerships.length === 0) return;
  const changed =
    created.length === 0
      ? []
      : await tx.find(
          Owner,
          { $or: created.map((id) => ({ id, version: { $ne: versions[id] ?? 1 } })) },
          { fields: ['id'], disableIdentityMap: true },
        );
  const kept = changed.map(({ id }) => id);
  await tx.nativeDelete(Ownership, {
    id: { $in: ownerships },
    endedOn: null,
    owner: { $nin: kept },
  });
  const owned = await tx.find(
    Ownership,
    { owner: { $in: created } },
    { fields: ['owner'], disableIdentityMap: true },
  );
  const left = new Set([...kept, ...owned.map(({ owner }) => owner.id)]);
  await tx.nativeDelete(Owner, { id: { $in: created.filter((id) => !left.has(id)) } });
}
