import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { FurtherUnit } from '#db/entities/index.ts';
import type { MembershipState, Tenure } from '#db/enums.ts';
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
  const once = new Map(listed.map((one) => [`${one.membershipId} ${one.person.unitKey}`, one]));
  const rows = [...once].map(([key, { person, membershipId }]) => {
    const unit = units.get(person.unitKey);
    const known = present.get(key);
    return {
      ...{ id: known?.id ?? randomUUID(), person, membershipId },
      ...{ before: known?.state ?? null, tenureBefore: known?.tenure ?? null },
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
  for (const { id, before, tenureBefore, membershipId, condoUnit, unit, person } of rows) {
    const { tenure } = person;
    if (before !== null) {
      await tx.nativeUpdate(FurtherUnit, { id }, { state: 'CONFIRMED', condoUnit, unit, tenure });
    }
    undo.push({ id, before, tenureBefore, tenure });
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
    .select((of) => of.ref('further.tenure').$castTo<Tenure | null>().as('tenure'))
    .where('membership.community', '=', communityId)
    .execute();
  return new Map(
    rows.map(({ membershipId, condoUnit, ...row }) => [
      `${membershipId} ${unitKey(condoUnit)}`,
      row,
    ]),
  );
}

/**
 * Takes further units back that a list gave, except those of somebody who has accepted an invitation since, or at whose
 * membership anything else happened: `since` is when the list was saved. Of members, each is a line in the log.
 */
export async function undoFurtherUnits(
  tx: Em,
  given: Undo['furtherUnits'],
  { actor, communityId, since }: { actor: Actor; communityId: string; since: Date },
): Promise<void> {
  const { rows: untouched } = await sql<Untouched>`
    select further.id, further.condo_unit as unit, membership.id as "membershipId", membership.user_id as "userId",
      coalesce(person.name, '') as name
    from further_units further
      join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, tenure text) on given.id = further.id
      join user_communities membership on membership.id = further.membership_id
      left join users person on person.id = membership.user_id
    where further.state = 'CONFIRMED' and further.tenure is not distinct from given.tenure
      and ((membership.state = 'INVITED' and membership.user_id is null)
        or (membership.confirmed_at < ${since} and not exists (
          select from moderation_events later where later.subject_type = 'MEMBER'
            and later.subject_id = membership.id and later.created_at > ${since})))`.execute(
    kysely(tx),
  );
  const givenOf = new Map(given.map((one) => [one.id, one]));
  const isNew = ({ id }: Untouched) => givenOf.get(id)?.before === null;
  await tx.nativeDelete(FurtherUnit, { id: { $in: untouched.filter(isNew).map(({ id }) => id) } });
  for (const { id, unit, membershipId, userId, name } of untouched) {
    const { before = null, tenureBefore: tenure = null } = givenOf.get(id) ?? {};
    if (before !== null) await tx.nativeUpdate(FurtherUnit, { id }, { state: before, tenure });
    if (userId === null) continue;
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'MEMBER', id: membershipId },
      action: 'END',
      from: 'CONFIRMED',
      to: before ?? 'ENDED',
      snapshot: { title: name, userId, unit, isFurther: true },
    });
  }
}

interface Untouched {
  id: string;
  unit: string;
  membershipId: string;
  userId: string | null;
  name: string;
}
