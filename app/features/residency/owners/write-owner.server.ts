import { LockMode } from '@mikro-orm/core';
import { Owner, OwnerConsent, Ownership, RecordDocument } from '#db/entities/index.ts';
import type { EmailSource } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import {
  currentOwners,
  formerOwners,
  possibleAccounts,
  unitOwners,
  type Consent,
  type OwnerRow,
} from './queries.server.ts';
import { type LoggedOwner } from './record-owner.server.ts';

/** What is written about an owner as a person. */
export interface Facts {
  name: string;
  membership: string | null;
  email: string | null;
  emailSource: EmailSource | null;
  address: string | null;
  isReturned: boolean;
}

/** Whether the account, the address of email or what is known of it is another one than before. */
export const hasMoved = (before: OwnerRow, facts: Facts): boolean =>
  before.membershipId !== facts.membership ||
  before.typedEmail !== facts.email ||
  (before.returnedEmail !== null) !== facts.isReturned;

export const loggedOf = (row: OwnerRow): LoggedOwner => ({ ...row, email: row.typedEmail });

export async function writeOwner(
  tx: Em,
  {
    known,
    facts: { isReturned, ...facts },
    communityId,
    actor,
  }: {
    known: OwnerRow | null;
    facts: Facts;
    communityId: string;
    actor: Pick<Actor, 'id'>;
  },
): Promise<string> {
  const now = new Date();
  const isNewEmail = facts.email !== (known?.typedEmail ?? null);
  const proof = isNewEmail
    ? {
        emailOn: facts.email === null ? null : cityToday(),
        emailBy: facts.email === null ? null : actor.id,
      }
    : {};
  if (known) {
    await tx.nativeUpdate(
      Owner,
      { id: known.id },
      {
        ...facts,
        ...proof,
        ...(isReturned ? {} : { returnedEmail: null, returnedOn: null }),
        version: known.version + 1,
        updatedAt: now,
      },
    );
    return known.id;
  }
  const id = crypto.randomUUID();
  await tx.insert(Owner, {
    id,
    community: communityId,
    ...facts,
    ...proof,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

export async function writeOwnership(
  tx: Em,
  {
    id,
    ownerId,
    unitId,
    startedOn,
    endedOn,
  }: {
    id: string | null;
    ownerId: string;
    unitId: string;
    startedOn: string | null;
    endedOn: string | null;
  },
): Promise<void> {
  if (id !== null) {
    await tx.nativeUpdate(Ownership, { id }, { startedOn, endedOn });
    return;
  }
  await tx.insert(Ownership, {
    id: crypto.randomUUID(),
    owner: ownerId,
    unit: unitId,
    startedOn,
    endedOn,
    createdAt: new Date(),
  });
}

export const isSame = (
  before: OwnerRow,
  after: LoggedOwner & { startedOn: string | null },
): boolean =>
  (['name', 'address', 'startedOn', 'endedOn', 'account'] as const).every(
    (field) => before[field] === after[field],
  ) && isSameConsent(before.consent, after.consent);

export type GivenConsent = Omit<Consent, 'document'>;

const isSameConsent = (one: GivenConsent | null, other: GivenConsent | null): boolean =>
  one?.answer === other?.answer && one?.givenOn === other?.givenOn && one?.way === other?.way;

/** Adds an answer to those that an owner gave, unless it is the newest already. */
export async function addConsent(
  tx: Em,
  ownerId: string,
  {
    before,
    after,
    document,
    actor,
  }: {
    before: Consent | null;
    after: GivenConsent | null;
    document: string | null;
    actor: Pick<Actor, 'id'>;
  },
): Promise<void> {
  if (!after) return;
  if (isSameConsent(before, after) && (before?.document?.id ?? null) === document) return;
  const { answer, givenOn, way } = after;
  await tx.insert(OwnerConsent, {
    id: crypto.randomUUID(),
    owner: ownerId,
    answer,
    givenOn,
    way,
    document,
    recordedBy: actor.id,
    createdAt: new Date(),
  });
}

const lockRow = (tx: Em, where: { id: string; community?: string }) =>
  tx.findOne(Owner, where, { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true });

/** The record of an owner of a unit, locked until the transaction ends. Throws AppError `not-found`. */
export async function lockOwner(
  tx: Em,
  { unitId, ownerId }: { unitId: string; ownerId: string },
): Promise<OwnerRow> {
  await lockRow(tx, { id: ownerId });
  const rows = (await unitOwners(tx, unitId)).filter(({ id }) => id === ownerId);
  const owner = rows.find(({ isCurrent }) => isCurrent) ?? rows.at(-1);
  if (!owner) throw new AppError('not-found', 'owners.notFound');
  return owner;
}

/** An owner of other units of a community, locked until the transaction ends. Throws AppError `not-found`. */
export async function lockOnRecord(
  tx: Em,
  communityId: string,
  ownerId: string,
): Promise<OwnerRow> {
  await lockRow(tx, { id: ownerId, community: communityId });
  const rows = [
    ...(await currentOwners(tx, communityId)),
    ...(await formerOwners(tx, communityId)),
  ];
  const owner = rows.find(({ id }) => id === ownerId);
  if (!owner) throw new AppError('not-found', 'owners.notFound');
  return owner;
}

/** Throws AppError `invalid` for a document that isn't on the shelf of a community. */
export async function requireShelved(tx: Em, communityId: string, id: string): Promise<void> {
  if ((await tx.count(RecordDocument, { id, community: communityId })) > 0) return;
  throw new AppError('invalid', 'owners.documentUnknown', { field: 'document' });
}

/** The account that a form names: the one that the record has, or that of an owner of the unit. */
export async function requireAccount(
  tx: Em,
  {
    community,
    unitId,
    known,
  }: { community: { id: string }; unitId: string; known: OwnerRow | null },
  membership: string | undefined,
): Promise<{ id: string; name: string } | null> {
  const own = known?.membershipId ? { id: known.membershipId, name: known.account ?? '' } : null;
  if (membership === undefined) return known?.unitId === unitId ? null : own;
  if (own?.id === membership) return own;
  const accounts = await possibleAccounts(tx, community.id, unitId);
  const account = accounts.find(({ id }) => id === membership);
  if (!account) throw new AppError('invalid', 'owners.accountUnknown', { field: 'membership' });
  return account;
}
