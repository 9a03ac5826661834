import { LockMode } from '@mikro-orm/core';
import { Owner, OwnerConsent, Ownership, RecordDocument } from '#db/entities/index.ts';
import type { EmailSource } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { isOwnRecord } from './policy.ts';
import {
  currentOwners,
  formerOwners,
  ownershipsOf,
  possibleAccounts,
  unitOwners,
  type Consent,
  type OwnerRow,
} from './queries.server.ts';
import { recordOwner, type LoggedOwner } from './record-owner.server.ts';
import type { OwnerInput, OwnRecordInput } from './schema.server.ts';

interface Desk {
  actor: Actor;
  community: { id: string };
}

/**
 * Writes an owner of a unit into the record, or changes one: what is said of the person counts for all their units, the
 * days for this one. Returns the name. Throws AppError: `not-found`, also for an owner of another unit; `invalid` for
 * an account that is none of the unit's owners, or a document that isn't on the shelf; `conflict` where the record
 * changed since `version`.
 */
export function saveOwner(
  em: Em,
  { actor, community }: Desk,
  { unitId, ownerId }: { unitId: string; ownerId: string | null },
  input: OwnerInput,
): Promise<{ name: string; isNew: boolean }> {
  return inTransaction(em, async (tx) => {
    const unit = await requireUnit(tx, community.id, unitId);
    const before = ownerId === null ? null : await lockOwner(tx, { unitId, ownerId });
    if (before && input.version !== undefined && input.version !== before.version) {
      throw new AppError('conflict', 'owners.changedSince');
    }
    const known =
      before ??
      (input.sameAs && input.sameAs !== 'new'
        ? await lockOnRecord(tx, community.id, input.sameAs)
        : null);
    const account = await requireAccount(tx, { community, unitId, known }, input.membership);
    if (input.document) await requireShelved(tx, community.id, input.document);
    const facts = factsFrom(input, { known, isMore: known !== null && before === null, account });
    const consent = consentIn(input);
    const after = {
      name: facts.name,
      email: facts.email,
      address: facts.address,
      endedOn: input.endedOn ?? null,
      account: account?.name ?? null,
      consent: consent ?? known?.consent ?? null,
    };
    const startedOn = input.startedOn ?? null;
    const isSameDocument = (input.document ?? null) === (before?.consent?.document?.id ?? null);
    if (
      before &&
      isSame(before, { ...after, startedOn }) &&
      isSameDocument &&
      !hasMoved(before, facts)
    ) {
      return { name: after.name, isNew: false };
    }
    const id = await writeOwner(tx, { known, facts, communityId: community.id, actor });
    await writeOwnership(tx, {
      id: before?.ownershipId ?? null,
      ownerId: id,
      unitId,
      startedOn,
      endedOn: after.endedOn,
    });
    await addConsent(tx, id, {
      before: known?.consent ?? null,
      after: consent,
      document: input.document ?? null,
      actor,
    });
    await recordOwner(tx, {
      actor,
      communityId: community.id,
      unit,
      ownerId: id,
      before: before && loggedOf(before),
      after,
    });
    return { name: after.name, isNew: before === null };
  });
}

/**
 * Ties an owner of a unit to one of its accounts, instead of any other owner of the unit who had it: of two who share
 * an address, one has the account. Returns the owner's name. Throws AppError: `not-found`, `invalid` for an account
 * that is none of the unit's owners, `conflict` where the record changed since.
 */
export function takeAccount(
  em: Em,
  { actor, community }: Desk,
  {
    unitId,
    ownerId,
    membership,
    version,
  }: { unitId: string; ownerId: string; membership: string; version: number },
): Promise<{ name: string }> {
  return inTransaction(em, async (tx) => {
    const unit = await requireUnit(tx, community.id, unitId);
    const before = await lockOwner(tx, { unitId, ownerId });
    if (version !== before.version) throw new AppError('conflict', 'owners.changedSince');
    const account = await requireAccount(tx, { community, unitId, known: before }, membership);
    const others = (await unitOwners(tx, unitId)).filter(
      (one) => one.membershipId === membership && one.id !== ownerId,
    );
    const tie = async (owner: OwnerRow, tied: { id: string; name: string } | null) => {
      await tx.nativeUpdate(
        Owner,
        { id: owner.id },
        { membership: tied?.id ?? null, version: owner.version + 1, updatedAt: new Date() },
      );
      await recordOwner(tx, {
        actor,
        communityId: community.id,
        unit,
        ownerId: owner.id,
        before: loggedOf(owner),
        after: { ...loggedOf(owner), account: tied?.name ?? null },
      });
    };
    for (const other of others) await tie(other, null);
    await tie(before, account);
    return { name: before.name };
  });
}

/** What is written about an owner as a person. */
interface Facts {
  name: string;
  membership: string | null;
  email: string | null;
  emailSource: EmailSource | null;
  address: string | null;
  isReturned: boolean;
}

/**
 * The facts of a person from the desk's form. Adding a unit to an owner on record keeps what the form leaves out; the
 * address of the account is not stored.
 */
function factsFrom(
  input: OwnerInput,
  {
    known,
    isMore,
    account,
  }: { known: OwnerRow | null; isMore: boolean; account: { id: string } | null },
): Facts {
  const shown = known?.email ?? null;
  const typed = input.email ?? (isMore ? shown : null);
  const isUnchanged = known !== null && typed === shown;
  const stored = isUnchanged ? known.typedEmail : typed === known?.accountEmail ? null : typed;
  return {
    name: isMore && known ? known.name : input.name,
    membership: account?.id ?? null,
    email: stored,
    emailSource: stored === null ? null : isUnchanged ? (known.emailSource ?? 'DESK') : 'DESK',
    address: input.address || (isMore && known ? known.address : null),
    isReturned: known?.returnedEmail != null && !input.worksAgain,
  };
}

/** Whether the account, the address of email or what is known of it is another one than before. */
const hasMoved = (before: OwnerRow, facts: Facts): boolean =>
  before.membershipId !== facts.membership ||
  before.typedEmail !== facts.email ||
  (before.returnedEmail !== null) !== facts.isReturned;

const loggedOf = (row: OwnerRow): LoggedOwner => ({ ...row, email: row.typedEmail });

async function writeOwner(
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

async function writeOwnership(
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

const isSame = (before: OwnerRow, after: LoggedOwner & { startedOn: string | null }): boolean =>
  (['name', 'address', 'startedOn', 'endedOn', 'account'] as const).every(
    (field) => before[field] === after[field],
  ) && isSameConsent(before.consent, after.consent);

type GivenConsent = Omit<Consent, 'document'>;

const isSameConsent = (one: GivenConsent | null, other: GivenConsent | null): boolean =>
  one?.answer === other?.answer && one?.givenOn === other?.givenOn && one?.way === other?.way;

const consentIn = ({ answer, givenOn, way }: OwnerInput): GivenConsent | null =>
  answer && givenOn && way ? { answer, givenOn, way } : null;

/** Adds an answer to those that an owner gave, unless it is the newest already. */
async function addConsent(
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
async function lockOwner(
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
async function lockOnRecord(tx: Em, communityId: string, ownerId: string): Promise<OwnerRow> {
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
async function requireAccount(
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

/**
 * Changes the actor's own record: the email address, the address for service, and their answer to notices by email, as
 * of today. Without an answer, the one they gave before stays, and no answer stays none.
 * Throws AppError: `unauthenticated`, `not-found` for anybody else's, `conflict` where it changed since.
 */
export async function changeOwnRecord(
  ctx: Ctx,
  id: string,
  { email, address, answer, version }: OwnRecordInput,
): Promise<void> {
  const actor = requireActor(ctx, 'owners.loginFirst');
  await inTransaction(ctx.em, async (tx) => {
    const { record } = await requireOwnRecord({ ...ctx, em: tx }, id);
    const before = await lockOwner(tx, { unitId: record.unitId, ownerId: id });
    if (version !== before.version) throw new AppError('conflict', 'owners.changedSince');
    const given =
      answer === undefined || answer === before.consent?.answer
        ? null
        : { answer, givenOn: cityToday(), way: 'HERE' as const };
    const isSameEmail = (email ?? null) === before.email;
    const typed = email === undefined || email === before.accountEmail ? null : email;
    const facts: Facts = {
      name: before.name,
      membership: before.membershipId,
      email: isSameEmail ? before.typedEmail : typed,
      emailSource: isSameEmail ? before.emailSource : typed === null ? null : 'OWNER',
      address: address || null,
      isReturned: before.returnedEmail !== null && isSameEmail,
    };
    const after = {
      ...loggedOf(before),
      email: facts.email,
      address: facts.address,
      consent: given ?? before.consent,
    };
    const { startedOn } = before;
    if (isSame(before, { ...after, startedOn }) && !hasMoved(before, facts)) return;
    await writeOwner(tx, { known: before, facts, communityId: record.communityId, actor });
    await addConsent(tx, id, { before: before.consent, after: given, document: null, actor });
    await recordOwner(tx, {
      actor,
      communityId: record.communityId,
      unit: { id: before.unitId, label: before.unit },
      ownerId: id,
      before: loggedOf(before),
      after,
      bySelf: true,
    });
  });
}

/**
 * The actor's own record of owners: with the first of their units, and all of these. Throws AppError:
 * `unauthenticated`, `not-found` for anybody else's, and once they own no unit.
 */
export async function requireOwnRecord(ctx: Ctx, id: string) {
  const actor = requireActor(ctx, 'owners.loginFirst');
  const units = (await ownershipsOf(ctx.em, id)).filter(({ isCurrent }) => isCurrent);
  const record = units[0];
  if (!record || !isOwnRecord(actor, record)) throw new AppError('not-found', 'owners.notFound');
  return { record, units: units.map(({ unit }) => unit) };
}
