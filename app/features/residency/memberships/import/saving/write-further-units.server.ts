import { randomUUID } from 'node:crypto';
import { FurtherUnit } from '#db/entities/index.ts';
import type { MembershipState } from '#db/enums.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { RegisteredUnit } from '../analyse.server.ts';
import type { PlannedPerson } from '../plan.ts';
import type { Undo } from './undo-schema.server.ts';

const chunk = 250;

/** A row about a further unit, and the membership or the invitation of its person. */
interface ListedUnit {
  person: PlannedPerson;
  membershipId: string;
}

/**
 * Gives people the further units of a list, confirmed: the desk says so. A member's are lines in the log. Returns what
 * has to be kept to take them back.
 */
export async function writeFurtherUnits(
  tx: Em,
  listed: ListedUnit[],
  {
    actor,
    communityId,
    units,
  }: { actor: Actor; communityId: string; units: Map<string, RegisteredUnit> },
): Promise<Undo['furtherUnits']> {
  const undo: Undo['furtherUnits'] = [];
  const present = await presentUnits(tx, communityId);
  const rows = listed.map(({ person, membershipId }) => {
    const unit = units.get(person.unitKey);
    const known = present.get(`${membershipId} ${person.unitKey}`);
    return {
      ...{ id: known?.id ?? randomUUID(), before: known?.state ?? null, person, membershipId },
      condoUnit: unit?.label ?? person.unit,
      unit: unit?.id ?? null,
    };
  });
  const createdAt = new Date();
  const added = rows.filter(({ before }) => before === null);
  for (let at = 0; at < added.length; at += chunk) {
    await tx.insertMany(
      FurtherUnit,
      added.slice(at, at + chunk).map(({ id, membershipId, condoUnit, unit, person }) => ({
        ...{ id, membership: membershipId, condoUnit, unit, state: 'CONFIRMED' as const },
        ...{ tenure: person.tenure, createdAt },
      })),
    );
  }
  for (const { id, before, membershipId, condoUnit, unit, person } of rows) {
    if (before !== null) {
      const { tenure } = person;
      await tx.nativeUpdate(FurtherUnit, { id }, { state: 'CONFIRMED', condoUnit, unit, tenure });
    }
    undo.push({ id, before });
    if (person.known?.state !== 'CONFIRMED') continue;
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'MEMBER', id: membershipId },
      action: 'CONFIRM',
      from: before,
      to: 'CONFIRMED',
      snapshot: {
        ...{ title: person.known.name, userId: person.known.userId, unit: condoUnit },
        ...{ tenure: person.tenure, isFurther: true },
      },
    });
  }
  return undo;
}

/** The further units of a community, in any state, by their membership and key. */
async function presentUnits(tx: Em, communityId: string) {
  const rows = await kysely(tx)
    .selectFrom('further_units as further')
    .innerJoin('user_communities as membership', 'membership.id', 'further.membership')
    .select(['further.id', 'further.membership as membershipId', 'further.condoUnit'])
    .select((of) => of.ref('further.state').$castTo<MembershipState>().as('state'))
    .where('membership.community', '=', communityId)
    .execute();
  return new Map(
    rows.map(({ membershipId, condoUnit, ...row }) => [
      `${membershipId} ${unitKey(condoUnit)}`,
      row,
    ]),
  );
}

/** Takes further units back that a list gave, except what somebody has changed since. */
export async function undoFurtherUnits(tx: Em, given: Undo['furtherUnits']): Promise<void> {
  const isNew = given.filter(({ before }) => before === null).map(({ id }) => id);
  await tx.nativeDelete(FurtherUnit, { id: { $in: isNew }, state: 'CONFIRMED' });
  for (const { id, before } of given) {
    if (before === null) continue;
    await tx.nativeUpdate(FurtherUnit, { id, state: 'CONFIRMED' }, { state: before });
  }
}
