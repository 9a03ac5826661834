import { LockMode } from '@mikro-orm/core';
import { OwnerConsent, UnitOwner } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { isOwnRecord } from './policy.ts';
import {
  ownerById,
  possibleAccounts,
  unitOwners,
  type Consent,
  type OwnerRow,
} from './queries.server.ts';
import { recordOwner } from './record-owner.server.ts';
import type { OwnerInput, OwnRecordInput } from './schema.server.ts';

interface Desk {
  actor: Actor;
  community: { id: string };
}

/**
 * Writes an owner of a unit into the record, or changes one. Returns the name. Throws AppError: `not-found`,
 * also for an owner of another unit; `invalid` for an account that is none of the unit's owners; `conflict`
 * where the record changed since `version`.
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
    const account = await requireAccount(tx, { community, unitId, before }, input.membership);
    const after = {
      name: input.name,
      address: input.address || null,
      endedOn: input.endedOn ?? null,
      account: account?.name ?? null,
      consent: consentIn(input) ?? before?.consent ?? null,
    };
    const isSameAccount = before?.membershipId === (account?.id ?? null);
    if (before && isSameAccount && isSame(before, after)) return { name: after.name, isNew: false };
    const { name, address, endedOn } = after;
    const facts = { name, address, endedOn, membership: account?.id ?? null };
    const id = await write(tx, { before, facts, communityId: community.id, unitId });
    await addConsent(tx, id, { before: before?.consent ?? null, after: after.consent, actor });
    await recordOwner(tx, {
      ...{ actor, communityId: community.id, unit, ownerId: id, before, after },
    });
    return { name, isNew: before === null };
  });
}

async function write(
  tx: Em,
  {
    before,
    facts,
    communityId,
    unitId,
  }: {
    before: OwnerRow | null;
    facts: Pick<UnitOwner, 'name' | 'address' | 'endedOn'> & { membership: string | null };
    communityId: string;
    unitId: string;
  },
): Promise<string> {
  const now = new Date();
  if (before) {
    const set = { ...facts, version: before.version + 1, updatedAt: now };
    await tx.nativeUpdate(UnitOwner, { id: before.id }, set);
    return before.id;
  }
  const id = crypto.randomUUID();
  await tx.insert(UnitOwner, {
    ...{ ...facts, id, community: communityId, unit: unitId, version: 1 },
    ...{ createdAt: now, updatedAt: now },
  });
  return id;
}

const isSame = (before: OwnerRow, after: Parameters<typeof recordOwner>[1]['after']): boolean =>
  (['name', 'address', 'endedOn', 'account'] as const).every(
    (field) => before[field] === after[field],
  ) && isSameConsent(before.consent, after.consent);

const isSameConsent = (one: Consent | null, other: Consent | null): boolean =>
  one?.answer === other?.answer && one?.givenOn === other?.givenOn && one?.way === other?.way;

const consentIn = ({ answer, givenOn, way }: OwnerInput): Consent | null =>
  answer && givenOn && way ? { answer, givenOn, way } : null;

/** Adds an answer to those that an owner gave, unless it is the newest already. */
async function addConsent(
  tx: Em,
  ownerId: string,
  {
    before,
    after,
    actor,
  }: { before: Consent | null; after: Consent | null; actor: Pick<Actor, 'id'> },
): Promise<void> {
  if (!after || isSameConsent(before, after)) return;
  await tx.insert(OwnerConsent, {
    ...{ ...after, id: crypto.randomUUID(), owner: ownerId, recordedBy: actor.id },
    createdAt: new Date(),
  });
}

/** A record, locked until the transaction ends. Throws AppError `not-found`. */
async function lockOwner(
  tx: Em,
  { unitId, ownerId }: { unitId: string; ownerId: string },
): Promise<OwnerRow> {
  await tx.findOne(
    UnitOwner,
    { id: ownerId, unit: unitId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
  const owner = (await unitOwners(tx, unitId)).find(({ id }) => id === ownerId);
  if (!owner) throw new AppError('not-found', 'owners.notFound');
  return owner;
}

/** The account that a form names: the one that the record has, or that of an owner of the unit. */
async function requireAccount(
  tx: Em,
  {
    community,
    unitId,
    before,
  }: { community: { id: string }; unitId: string; before: OwnerRow | null },
  membership: string | undefined,
): Promise<{ id: string; name: string } | null> {
  if (membership === undefined) return null;
  if (before?.membershipId === membership) return { id: membership, name: before.account ?? '' };
  const known = await possibleAccounts(tx, community.id, unitId);
  const account = known.find(({ id }) => id === membership);
  if (!account) throw new AppError('invalid', 'owners.accountUnknown', { field: 'membership' });
  return account;
}

/**
 * Changes the actor's own record: the address for service, and their answer to notices by email, as of today. Without
 * an answer, the one they gave before stays, and no answer stays none.
 * Throws AppError: `unauthenticated`, `not-found` for anybody else's, `conflict` where it changed since.
 */
export async function changeOwnRecord(
  ctx: Ctx,
  id: string,
  { address, answer, version }: OwnRecordInput,
): Promise<void> {
  const actor = requireActor(ctx, 'owners.loginFirst');
  await inTransaction(ctx.em, async (tx) => {
    const known = await requireOwnRecord({ ...ctx, em: tx }, id);
    const before = await lockOwner(tx, { unitId: known.unitId, ownerId: id });
    if (version !== before.version) throw new AppError('conflict', 'owners.changedSince');
    const consent =
      answer === undefined || answer === before.consent?.answer
        ? before.consent
        : { answer, givenOn: cityToday(), way: 'HERE' as const };
    const { name, endedOn, account } = before;
    const after = { name, endedOn, account, address: address || null, consent };
    if (isSame(before, after)) return;
    await tx.nativeUpdate(
      UnitOwner,
      { id },
      { address: after.address, version: before.version + 1, updatedAt: new Date() },
    );
    await addConsent(tx, id, { before: before.consent, after: consent, actor });
    await recordOwner(tx, {
      actor,
      communityId: known.communityId,
      unit: { id: before.unitId, label: before.unit },
      ownerId: id,
      ...{ before, after, bySelf: true },
    });
  });
}

/** The actor's own record of owners. Throws AppError: `unauthenticated`, `not-found` for anybody else's. */
export async function requireOwnRecord(ctx: Ctx, id: string) {
  const actor = requireActor(ctx, 'owners.loginFirst');
  const record = await ownerById(ctx.em, id);
  if (!record || !isOwnRecord(actor, record, cityToday())) {
    throw new AppError('not-found', 'owners.notFound');
  }
  return record;
}
