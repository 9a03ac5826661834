import { PeopleImport } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { insertUnits } from '#app/features/residency/units/register/add-units.server.ts';
import {
  asConfirmed,
  type Confirmed,
} from '#app/features/residency/units/register/confirmed-units.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { saveListedOwners } from '../../../owners/from-list.server.ts';
import {
  analyse,
  registeredUnits,
  registerOf,
  type Analysis,
  type RegisteredUnit,
} from '../analyse.server.ts';
import { outcomeOf } from '../outcome.server.ts';
import { findPreview } from '../imports.server.ts';
import { isReadable } from '../mapping.ts';
import type { PlannedPerson } from '../plan.ts';
import type { Undo } from './undo-schema.server.ts';
import { writeFurtherUnits } from './write-further-units.server.ts';
import { insertInvitations, updateInvitations, updateMembers } from './write-people.server.ts';

/**
 * Saves a list: new people become invitations, invitations and members that are known are brought up to date and get
 * the further units that the list has of them, and rows with an error are left out. With `addUnits`, units that the
 * register does not know are added to it, as the desk has confirmed them; without, their rows are left out too (rules
 * 16.3). Returns how many invitations are new. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid`
 * without the columns it needs, `conflict` for a list that was saved before.
 */
export async function saveImport(
  ctx: Ctx,
  slug: string,
  id: string,
  options: Confirmed & { addUnits: boolean },
): Promise<{ created: number }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    await lockCommunity(tx, community.id);
    const found = await findPreview(tx, community, id);
    if (!isReadable(found.mapping)) throw new AppError('invalid', 'peopleImport.columnsMissing');
    const analysis = await analyse(await registerOf(tx, community.id), found, ctx.locale);
    const added = options.addUnits ? await addMissing(tx, community.id, analysis, options) : [];
    const units = added.length > 0 ? await registeredUnits(tx, community.id) : analysis.units;
    const outcome = outcomeOf(analysis, units);
    const { of, counts } = outcome;
    const created = of('NEW');
    const invited = await insertInvitations(tx, created, {
      communityId: community.id,
      importId: id,
      units,
    });
    const membershipOf = (person: PlannedPerson) => {
      const home = person.home ?? person;
      return invited.get(home) ?? home.known?.id;
    };
    const further = of('FURTHER').flatMap((person) => {
      const membershipId = membershipOf(person);
      return membershipId === undefined ? [] : [{ person, membershipId }];
    });
    const owners = ownersOf(outcome.owners, membershipOf, units);
    const undo: Undo = {
      invitations: await updateInvitations(tx, [...of('UPDATE'), ...of('SAME')], units),
      members: await updateMembers(tx, of('MEMBER_UPDATE')),
      furtherUnits: await writeFurtherUnits(tx, further, {
        actor,
        communityId: community.id,
        units,
      }),
      owners: await saveListedOwners(tx, { actor, communityId: community.id }, owners),
      units: added,
    };
    const summary = {
      created: counts.NEW,
      updated: counts.UPDATE,
      invitationsSame: counts.SAME,
      membersSame: counts.MEMBER_SAME,
      membersUpdated: counts.MEMBER_UPDATE,
      furtherUnits: further.length,
      elsewhere: counts.MEMBER_ELSEWHERE,
      atDoor: counts.AT_DOOR,
      errors: counts.ERROR,
      unitsAdded: added.length,
      owners: owners.length,
      unknownUnits: outcome.leftOut.length,
    };
    await tx.nativeUpdate(
      PeopleImport,
      { id },
      { state: 'SAVED', savedAt: new Date(), summary, undo },
    );
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'IMPORT',
      from: 'PREVIEW',
      to: 'SAVED',
      snapshot: {
        title: found.fileName ?? community.name,
        importId: id,
        ...summary,
        unchanged: summary.invitationsSame + summary.membersSame,
        ownersAdded: undo.owners.created.length,
      },
    });
    return summary;
  });
}

/** The owners of a list, where their unit is in the register. */
const ownersOf = (
  people: PlannedPerson[],
  membershipOf: (person: PlannedPerson) => string | undefined,
  units: Map<string, RegisteredUnit>,
) =>
  people.flatMap((person) => {
    const membershipId = membershipOf(person);
    const unit = units.get(person.unitKey);
    if (!person.owner || membershipId === undefined || !unit) return [];
    return [{ ...person.owner, membershipId, unit, name: person.name }];
  });

/** Adds the units of a list that the register does not know, as the desk has confirmed them. Returns their ids. */
async function addMissing(
  tx: Em,
  communityId: string,
  { missingUnits }: Analysis,
  confirmed: Confirmed,
): Promise<string[]> {
  const units = asConfirmed([...missingUnits.values()], confirmed);
  const { added } = await insertUnits(tx, communityId, units, 'unitsDesk.tooManyInList');
  return added.map(({ id }) => id);
}

/** Two lists of one community are saved one after the other. */
export const lockCommunity = (tx: Em, id: string) =>
  kysely(tx).selectFrom('communities').select('id').where('id', '=', id).forUpdate().execute();
