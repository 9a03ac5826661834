import { z } from 'zod';
import { Mortgagee, type Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday, isDay } from '#app/lib/forms/city-time.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireUnit } from '../../units/register/register.server.ts';
import { addressField, nameField } from '../schema.server.ts';
import { sql } from 'kysely';

const version = z.coerce.number().int().min(1).optional();
const fields = z.object({
  intent: z.literal('save'),
  name: nameField,
  email: email.optional(),
  address: addressField.unwrap().min(1, 'owners.mortgageeAddressRequired'),
  askedOn: z
    .string({ error: 'owners.askedOnRequired' })
    .trim()
    .refine(isDay, 'owners.askedOnUnreadable')
    .refine((day) => day <= cityToday(), 'owners.askedOnLater'),
  version,
});
const mortgageeSchema = z.discriminatedUnion('intent', [
  fields,
  z.object({ intent: z.literal('remove'), version }),
]);
type Fields = z.output<typeof fields>;

const mortgageeRows = (em: Em) =>
  kysely(em)
    .selectFrom('mortgagees as mortgagee')
    .innerJoin('units as unit', 'unit.id', 'mortgagee.unit')
    .select(['mortgagee.id', 'mortgagee.name', 'mortgagee.email', 'mortgagee.address'])
    .select(['mortgagee.version', 'unit.label as unit', 'unit.key', 'unit.position'])
    .select([
      sql<string>`mortgagee.asked_on::text`.as('askedOn'),
      sql<boolean>`(coalesce(mortgagee.returned_email = mortgagee.email, false)
        or exists (select from suppressed_addresses gone where gone.address = mortgagee.email))`.as(
        'cameBack',
      ),
    ])
    .orderBy('unit.position')
    .orderBy('mortgagee.name')
    .orderBy('mortgagee.id');

export type MortgageeRow = Awaited<ReturnType<typeof unitMortgagees>>[number];

/** The mortgagees of a unit who asked for notices. Guards nothing itself. */
export const unitMortgagees = (em: Em, unitId: string) =>
  mortgageeRows(em).where('mortgagee.unit', '=', unitId).execute();

/** Those of all units of a community, in the order of the register. Guards nothing itself. */
export const allMortgagees = (em: Em, communityId: string) =>
  mortgageeRows(em).where('unit.community', '=', communityId).execute();

/** The form of a mortgagee of a unit; a null id is a new one. Throws AppError `not-found`, also for another unit's. */
export async function mortgageePage(
  ctx: Ctx,
  community: Community,
  { unitId, mortgageeId }: { unitId: string; mortgageeId: string | null },
) {
  const [unit, rows] = await Promise.all([
    requireUnit(ctx.em, community.id, unitId),
    unitMortgagees(ctx.em, unitId),
  ]);
  const row = rows.find(({ id }) => id === mortgageeId);
  if (mortgageeId !== null && !row) throw new AppError('not-found', 'owners.mortgageeNotFound');
  return {
    community: { slug: community.slug, name: community.name },
    unit: { id: unit.id, label: unit.label },
    mortgagee: row ? { id: row.id, name: row.name } : null,
    values: {
      name: row?.name ?? '',
      email: row?.email ?? '',
      address: row?.address ?? '',
      askedOn: row?.askedOn ?? '',
      version: row ? String(row.version) : '',
    },
    today: cityToday(),
    formKey: newFormKey(),
  };
}

export type MortgageePage = Awaited<ReturnType<typeof mortgageePage>>;

interface Address {
  unitId: string;
  mortgageeId: string | null;
}

/** Carries out the form of a mortgagee, and leads back to the unit. Throws as `mortgageePage`, and `conflict`. */
export function submitMortgagee(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
  address: Address,
) {
  return submitForm(ctx, request, {
    schema: mortgageeSchema,
    run: (input, { em }) =>
      inTransaction(em, async (tx) => {
        const unit = await requireUnit(tx, community.id, address.unitId);
        const known = (await unitMortgagees(tx, address.unitId)).find(
          ({ id }) => id === address.mortgageeId,
        );
        if (!known && (address.mortgageeId !== null || input.intent === 'remove')) {
          throw new AppError('not-found', 'owners.mortgageeNotFound');
        }
        const done = input.intent === 'remove' ? 'Removed' : known ? 'Saved' : 'Added';
        if (input.intent === 'save') await writeMortgagee(tx, address.unitId, known, input);
        else if (known) await removeMortgagee(tx, known, input.version);
        const name = input.intent === 'save' ? input.name : (known?.name ?? '');
        await recordEvent(tx, {
          actor,
          communityId: community.id,
          subject: { type: 'UNIT', id: unit.id },
          action: 'CHANGE',
          from: unit.label,
          to: unit.label,
          snapshot: {
            title: unit.label,
            mortgagee: input.intent === 'remove' ? null : name,
            before: { mortgagee: known?.name ?? null },
          },
        });
        return { name, done } as const;
      }),
    respond: ({ name, done }) =>
      redirectWithToast(`/manage/${community.slug}/units/${address.unitId}#mortgagees`, {
        title: translate(ctx.locale, `owners.mortgagee${done}`),
        description: name,
      }),
  });
}

/** Throws AppError `conflict` where the record changed since. */
async function removeMortgagee(tx: Em, known: MortgageeRow, seen: number | undefined) {
  const gone = await tx.nativeDelete(Mortgagee, { id: known.id, version: seen ?? known.version });
  if (gone === 0) throw new AppError('conflict', 'owners.changedSince');
}

async function writeMortgagee(
  tx: Em,
  unitId: string,
  known: MortgageeRow | undefined,
  { name, email: typed, address, askedOn, version }: Fields,
): Promise<void> {
  const now = new Date();
  const facts = { name, email: typed ?? null, address, askedOn, updatedAt: now };
  if (!known) {
    const id = crypto.randomUUID();
    await tx.insert(Mortgagee, { id, unit: unitId, version: 1, createdAt: now, ...facts });
    return;
  }
  const changed = await tx.nativeUpdate(
    Mortgagee,
    { id: known.id, version: version ?? known.version },
    { ...facts, version: known.version + 1 },
  );
  if (changed === 0) throw new AppError('conflict', 'owners.changedSince');
}
