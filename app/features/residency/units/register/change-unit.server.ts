import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { unitKinds, type UnitKind } from '#db/enums.ts';
import { FurtherUnit, Ownership, Unit, UserCommunity } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { lockRegister, arrangeUnits, linkToRegister } from './add-units.server.ts';
import type { UnitOccupancy } from '../occupancy.server.ts';
import { inOneSpelling } from '../whole-units.ts';
import { requireUnit } from './register.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';
import { buildingLength, unitLength } from '#app/features/communities/communities/limits.ts';

interface Register {
  actor: Actor;
  community: { id: string };
}

interface UnitChange {
  label: string;
  /** Undefined for the one it has. */
  kind: UnitKind | undefined;
  building: string | null;
  floor: number | null;
}

/**
 * Corrects the label, the kind, the building and the floor of a unit. The people in it are shown under the new label.
 * Throws AppError: `not-found`, `conflict` for a label that another unit has.
 */
async function changeUnit(
  em: Em,
  { actor, community }: Register,
  unitId: string,
  { label, kind, building: typed, floor }: UnitChange,
): Promise<void> {
  const key = unitKey(label);
  try {
    await inTransaction(em, async (tx) => {
      await lockRegister(tx, community.id);
      const before = await requireUnit(tx, community.id, unitId);
      const newKind = kind ?? before.kind;
      const building = await asRegistered(tx, community.id, { unitId, typed });
      const isSame =
        before.label === label &&
        before.floor === floor &&
        before.kind === newKind &&
        before.building === building;
      if (isSame) return;
      await tx.nativeUpdate(Unit, { id: unitId }, { label, key, kind: newKind, building, floor });
      if (before.label !== label) {
        await tx.nativeUpdate(UserCommunity, { unit: unitId }, { condoUnit: label });
        await tx.nativeUpdate(FurtherUnit, { unit: unitId }, { condoUnit: label });
        await linkToRegister(tx, community.id);
      }
      await arrangeUnits(tx, community.id);
      await recordEvent(tx, {
        actor,
        communityId: community.id,
        subject: { type: 'UNIT', id: unitId },
        action: 'CHANGE',
        from: before.label,
        to: label,
        snapshot: {
          title: before.label,
          floor: before.floor,
          newFloor: floor,
          ...(before.kind !== newKind && { unitKind: before.kind, newUnitKind: newKind }),
          ...(before.building !== building && { building: before.building, newBuilding: building }),
        },
      });
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('conflict', 'unitsDesk.labelTaken', { field: 'label', params: { label } });
    }
    throw error;
  }
}

/**
 * Takes a unit that nobody is in out of the register, with its codes.
 * Throws AppError: `not-found`, `conflict` while somebody lives there, waits, is invited, or is on record as an owner.
 */
async function removeUnit(em: Em, { actor, community }: Register, unitId: string) {
  return inTransaction(em, async (tx) => {
    await lockRegister(tx, community.id);
    const unit = await requireUnit(tx, community.id, unitId);
    await refuseInhabited(tx, unit);
    await tx.nativeDelete(Unit, { id: unitId });
    await arrangeUnits(tx, community.id);
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'UNIT', id: unitId },
      action: 'DELETE',
      from: unit.label,
      to: 'DELETED',
      snapshot: { title: unit.label, floor: unit.floor },
    });
    return { label: unit.label };
  });
}

async function refuseInhabited(tx: Em, unit: UnitOccupancy): Promise<void> {
  const { people, waiting, invited, label } = unit;
  if (people.length > 0) {
    const names = people.map(({ name }) => name).join(', ');
    throw new AppError('conflict', 'unitsDesk.livedIn', { params: { label, names } });
  }
  const further = await tx.count(FurtherUnit, { unit: unit.id, state: 'WAITING' });
  const count = waiting + invited + further;
  if (count > 0) throw new AppError('conflict', 'unitsDesk.expected', { params: { label, count } });
  if ((await tx.count(Ownership, { unit: unit.id })) > 0) {
    throw new AppError('conflict', 'unitsDesk.hasOwners', { params: { label } });
  }
}

/** The name of a building as other units of the register have it. */
async function asRegistered(
  tx: Em,
  communityId: string,
  { unitId, typed }: { unitId: string; typed: string | null },
): Promise<string | null> {
  if (typed === null) return null;
  const others = await kysely(tx)
    .selectFrom('units')
    .select('building')
    .distinct()
    .where('community', '=', communityId)
    .where('id', '<>', unitId)
    .execute();
  return inOneSpelling(others.flatMap(({ building }) => building ?? []))(typed);
}

const unitSchema = z.object({
  label: z
    .string({ error: 'unitsDesk.labelRequired' })
    .overwrite(visibleText)
    .min(1, 'unitsDesk.labelRequired')
    .max(unitLength, 'unitsDesk.labelTooLong')
    .refine((label) => /[\p{L}\p{N}]/u.test(unitKey(label)), 'unitsDesk.labelRequired'),
  kind: z.enum(unitKinds, { error: 'http.formUnreadable' }).optional(),
  building: z
    .string()
    .overwrite(visibleText)
    .max(buildingLength, 'unitsDesk.buildingTooLong')
    .optional(),
  floor: z
    .string()
    .trim()
    .regex(/^-?\d{1,3}$/, 'unitsDesk.floorNumber')
    .transform(Number)
    .optional(),
});

const schema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('remove') }),
  unitSchema.extend({ change: z.literal('save') }),
]);

export function submitUnit(
  ctx: Ctx,
  request: Request,
  desk: { actor: Actor; community: { id: string; slug: string } },
  unitId: string,
) {
  return submitForm(ctx, request, {
    schema,
    run: async (values, { em }) => {
      if (values.change === 'remove') {
        return { ...(await removeUnit(em, desk, unitId)), removed: true };
      }
      const { label, kind, building = null, floor = null } = values;
      await changeUnit(em, desk, unitId, { label, kind, building, floor });
      return { label, removed: false };
    },
    respond: ({ label, removed }) =>
      redirectWithToast(`/manage/${desk.community.slug}/units`, {
        title: translate(ctx.locale, removed ? 'unitsDesk.removedUnit' : 'unitsDesk.savedUnit'),
        description: label,
      }),
  });
}
