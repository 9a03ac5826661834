import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { type OwnerRow } from './queries.server.ts';
import { recordOwner } from './record-owner.server.ts';
import type { OwnerInput } from './schema.server.ts';
import {
  type Facts,
  hasMoved,
  loggedOf,
  writeOwner,
  writeOwnership,
  isSame,
  type GivenConsent,
  addConsent,
  lockOwner,
  lockOnRecord,
  requireShelved,
  requireAccount,
} from './write-owner.server.ts';

export interface Desk {
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

const consentIn = ({ answer, givenOn, way }: OwnerInput): GivenConsent | null =>
  answer && givenOn && way ? { answer, givenOn, way } : null;
