import type { Community } from '#db/entities/index.ts';
import type { ServiceRule } from '#db/enums.ts';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { askWhetherSame } from './ask-whether-same.server.ts';
import { caughtUp } from './compared.server.ts';
import { unitMortgagees } from './mortgagees/mortgagees.server.ts';
import {
  consentsOf,
  currentOwners,
  ownershipsOf,
  possibleAccounts,
  shelvedDocuments,
  sourceOf,
  unitOwners,
  wayOf,
  type OwnerRow,
} from './queries.server.ts';
import { saveOwner } from './save-owner.server.ts';
import { takeAccount } from './take-account.server.ts';
import { accountSchema, ownerSchema } from './schema.server.ts';

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
  const [unit, owners, accounts, documents, consents, owned] = await Promise.all([
    requireUnit(em, community.id, unitId),
    unitOwners(em, unitId),
    possibleAccounts(em, community.id, unitId),
    shelvedDocuments(em, community.id),
    ownerId === null ? [] : consentsOf(em, ownerId),
    ownerId === null ? [] : ownershipsOf(em, ownerId),
  ]);
  const owner = ownerOf(owners, ownerId);
  if (ownerId !== null && !owner) throw new AppError('not-found', 'owners.notFound');
  const chosen = accounts.find(({ id }) => id === membership);
  return {
    community: { slug: community.slug, name: community.name },
    unit: { id: unit.id, label: unit.label },
    owner: owner && {
      id: owner.id,
      name: owner.name,
      answeredBy: owner.consent?.way ?? null,
      accountEmail: owner.accountEmail,
      source: sourceOf(owner),
      emailOn: owner.emailOn,
      emailBy: owner.emailBy,
      returned:
        owner.returnedEmail !== null && owner.returnedOn !== null
          ? { email: owner.returnedEmail, on: owner.returnedOn }
          : null,
      way: wayOf(owner),
      address: owner.address,
      otherUnits: owned
        .filter((one) => one.isCurrent && one.unitId !== unitId)
        .map((one) => one.unit),
    },
    values: owner ? formValues(owner) : { name: chosen?.name ?? '', membership: chosen?.id ?? '' },
    /** The accounts to choose from, that of the record too where it is no owner's any more. */
    accounts: [
      ...accounts.map(({ id, name }) => ({ id, name })),
      ...(owner?.membershipId && !accounts.some(({ id }) => id === owner.membershipId)
        ? [{ id: owner.membershipId, name: owner.account ?? '' }]
        : []),
    ],
    documents,
    consents,
    noMail: noMailNote(ctx),
    formKey: newFormKey(),
  };
}

export type OwnerPage = Awaited<ReturnType<typeof ownerPage>>;

/** Of an owner's times with a unit, the present one, else the last. */
const ownerOf = (owners: readonly OwnerRow[], ownerId: string | null): OwnerRow | null => {
  const rows = owners.filter(({ id }) => id === ownerId);
  return rows.find(({ isCurrent }) => isCurrent) ?? rows.at(-1) ?? null;
};

const formValues = (row: OwnerRow) => ({
  name: row.name,
  membership: row.membershipId ?? '',
  email: row.email ?? '',
  address: row.address ?? '',
  answer: row.consent?.answer ?? '',
  givenOn: row.consent?.givenOn ?? '',
  way: row.consent?.way ?? '',
  document: row.consent?.document?.id ?? '',
  startedOn: row.startedOn ?? '',
  endedOn: row.endedOn ?? '',
  version: String(row.version),
});

/**
 * Carries out the form of an owner at the desk, or the button that says whose account they have, and leads back to the
 * unit. Throws as `saveOwner`.
 */
export async function submitOwner(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
  address: OwnerAddress,
) {
  const posted = await readFormData(request.clone());
  if (posted.get('intent') === 'account') {
    return submitAccount(ctx, request, { actor, community }, address);
  }
  const others =
    address.ownerId === null
      ? (await currentOwners(ctx.em, community.id)).filter((one) => one.unitId !== address.unitId)
      : [];
  return submitForm(ctx, request, {
    schema: ownerSchema,
    questions: (form) =>
      askWhetherSame(ctx.locale, form, others, { name: 'name', sameAs: 'sameAs' }),
    run: (input, { em }) => saveOwner(em, { actor, community }, address, input),
    respond: ({ name, isNew }) =>
      redirectWithToast(`/manage/${community.slug}/units/${address.unitId}#owners`, {
        title: translate(ctx.locale, isNew ? 'owners.added' : 'owners.saved'),
        description: name,
      }),
    catchUp: async (typed) => {
      const saved = ownerOf(await unitOwners(ctx.em.fork(), address.unitId), address.ownerId);
      return saved ? caughtUp(ctx.locale, saved, typed) : null;
    },
  });
}

/** Says whose account an owner of a unit has, by one click on the unit's page. Throws as `saveOwner`. */
function submitAccount(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
  { unitId, ownerId }: OwnerAddress,
) {
  if (ownerId === null) throw new AppError('not-found', 'owners.notFound');
  return submitForm(ctx, request, {
    schema: accountSchema,
    run: ({ membership, version }, { em }) =>
      takeAccount(em, { actor, community }, { unitId, ownerId, membership, version }),
    respond: ({ name }) =>
      redirectWithToast(`/manage/${community.slug}/units/${unitId}#owners`, {
        title: translate(ctx.locale, 'owners.saved'),
        description: name,
      }),
  });
}

/** The owners of a unit as its page shows them: the present ones, then those who were. */
export async function unitOwnersView(ctx: Ctx, community: Community, unitId: string) {
  const [owners, accounts, mortgagees] = await Promise.all([
    unitOwners(ctx.em, unitId),
    possibleAccounts(ctx.em, community.id, unitId),
    unitMortgagees(ctx.em, unitId),
  ]);
  const view = (row: OwnerRow) => ({
    id: row.id,
    ownershipId: row.ownershipId,
    name: row.name,
    address: row.address,
    consent: row.consent,
    account: row.account,
    membershipId: row.membershipId,
    version: row.version,
    endedOn: row.endedOn,
    isCurrent: row.isCurrent,
    way: wayOf(row),
  });
  const all = owners.map(view);
  return {
    owners: [...all.filter(({ isCurrent }) => isCurrent), ...all.filter((one) => !one.isCurrent)],
    /** The accounts of the unit, for owners who have none: of whom one is, is one click to say. */
    accounts: accounts.map(({ id, name }) => ({ id, name })),
    /** Members who own the unit, and have no record. */
    missing: accounts
      .filter(
        ({ id, state }) => state !== 'INVITED' && !owners.some((one) => one.membershipId === id),
      )
      .map(({ id, name }) => ({ id, name })),
    rule: ruleOf(community),
    noMail: ruleOf(community) === 'PAPER' ? null : noMailNote(ctx),
    mortgagees,
  };
}

/** Whom a corporation serves by email. */
export const ruleOf = ({ serviceRule }: Community): ServiceRule => serviceRule;

export type UnitOwnersView = Awaited<ReturnType<typeof unitOwnersView>>;
