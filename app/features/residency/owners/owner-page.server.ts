import type { Community } from '#db/entities/index.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { caughtUp } from './compared.server.ts';
import { isCurrentOwner } from './policy.ts';
import { consentsOf, possibleAccounts, unitOwners, type OwnerRow } from './queries.server.ts';
import { saveOwner } from './save-owner.server.ts';
import { ownerSchema } from './schema.server.ts';

/** The address part of an owner that is not on record yet. */
const newOwner = 'new';

/** Which owner of which unit an address names; a null owner is a new one. Throws AppError `not-found`. */
export const ownerAddress = ({ id, owner }: { id?: string; owner?: string }) => ({
  unitId: parseIdParam(id, 'unitsDesk.notFound'),
  ownerId: owner === newOwner ? null : parseIdParam(owner, 'owners.notFound'),
});

type OwnerAddress = ReturnType<typeof ownerAddress>;

/**
 * The form of an owner at the desk; `membership` is that of a member to begin a new record with. Throws
 * AppError `not-found`, also for an owner of another unit.
 */
export async function ownerPage(
  ctx: Ctx,
  community: Community,
  { unitId, ownerId }: OwnerAddress,
  membership: string | null,
) {
  const { em } = ctx;
  const [unit, owners, accounts, consents] = await Promise.all([
    requireUnit(em, community.id, unitId),
    unitOwners(em, unitId),
    possibleAccounts(em, community.id, unitId),
    ownerId === null ? [] : consentsOf(em, ownerId),
  ]);
  const owner = owners.find(({ id }) => id === ownerId) ?? null;
  if (ownerId !== null && !owner) throw new AppError('not-found', 'owners.notFound');
  const chosen = accounts.find(({ id }) => id === membership);
  return {
    community: { slug: community.slug, name: community.name },
    unit: { id: unit.id, label: unit.label },
    owner: owner && { id: owner.id, name: owner.name, way: owner.consent?.way ?? null },
    values: owner ? formValues(owner) : { name: chosen?.name ?? '', membership: chosen?.id ?? '' },
    /** The accounts to choose from, that of the record too where it is no owner's any more. */
    accounts: [
      ...accounts.map(({ id, name }) => ({ id, name })),
      ...(owner?.membershipId && !accounts.some(({ id }) => id === owner.membershipId)
        ? [{ id: owner.membershipId, name: owner.account ?? '' }]
        : []),
    ],
    consents,
    formKey: newFormKey(),
  };
}

export type OwnerPage = Awaited<ReturnType<typeof ownerPage>>;

const formValues = ({ name, membershipId, address, consent, endedOn, version }: OwnerRow) => ({
  ...{ name, membership: membershipId ?? '', address: address ?? '' },
  ...{ answer: consent?.answer ?? '', givenOn: consent?.givenOn ?? '', way: consent?.way ?? '' },
  ...{ endedOn: endedOn ?? '', version: String(version) },
});

/** Carries out the form of an owner at the desk, and leads back to the unit. Throws as `saveOwner`. */
export function submitOwner(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
  address: OwnerAddress,
) {
  return submitForm(ctx, request, {
    schema: ownerSchema,
    run: (input, { em }) => saveOwner(em, { actor, community }, address, input),
    respond: ({ name, isNew }) =>
      redirectWithToast(`/manage/${community.slug}/units/${address.unitId}#owners`, {
        title: translate(ctx.locale, isNew ? 'owners.added' : 'owners.saved'),
        description: name,
      }),
    catchUp: async (typed) => {
      const owners = await unitOwners(ctx.em.fork(), address.unitId);
      const saved = owners.find(({ id }) => id === address.ownerId);
      return saved ? caughtUp(ctx.locale, saved, typed) : null;
    },
  });
}

/** The owners of a unit as its page shows them: the present ones, then those who were. */
export async function unitOwnersView(ctx: Ctx, community: Community, unitId: string) {
  const [owners, accounts] = await Promise.all([
    unitOwners(ctx.em, unitId),
    possibleAccounts(ctx.em, community.id, unitId),
  ]);
  const today = cityToday();
  const view = ({ id, name, address, consent, account, isReachable, endedOn }: OwnerRow) => ({
    ...{ id, name, address, consent, account, isReachable, endedOn },
    isCurrent: isCurrentOwner({ endedOn }, today),
  });
  const all = owners.map(view);
  return {
    owners: [...all.filter(({ isCurrent }) => isCurrent), ...all.filter((one) => !one.isCurrent)],
    /** Members who own the unit, and have no record. */
    missing: accounts
      .filter(
        ({ id, state }) => state !== 'INVITED' && !owners.some((one) => one.membershipId === id),
      )
      .map(({ id, name }) => ({ id, name })),
  };
}

export type UnitOwnersView = Awaited<ReturnType<typeof unitOwnersView>>;
