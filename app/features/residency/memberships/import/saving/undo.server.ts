import { sql } from 'kysely';
import { PeopleImport, UserCommunity } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { undoListedOwners } from '../../../owners/from-list.server.ts';
import { findImport, keptMs } from '../imports.server.ts';
import { lockCommunity } from './save.server.ts';
import { undoSchema } from './undo-schema.server.ts';
import { undoFurtherUnits } from './write-further-units.server.ts';
import { writeInvitations, writeTenures } from './write-people.server.ts';

/**
 * Takes a saved list back, within a day: invitations that nobody has accepted go, and those it changed
 * become what they were. Whoever accepted one stays. Returns how many invitations went. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, `conflict` for a list that cannot be taken back any more.
 */
export async function undoImport(ctx: Ctx, slug: string, id: string): Promise<{ removed: number }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    await lockCommunity(tx, community.id);
    const found = await findImport(tx, community, id, { lock: true });
    if (!canUndo(found)) throw new AppError('conflict', 'peopleImport.tooLateToUndo');
    const undo = undoSchema.parse(found.undo);
    const removed = await tx.nativeDelete(UserCommunity, {
      community: community.id,
      importId: id,
      state: 'INVITED',
      user: null,
    });
    const unchanged = await stillAsWritten(tx, undo.invitations);
    await writeInvitations(
      tx,
      undo.invitations.flatMap(({ id: one, before }) =>
        unchanged.has(one) ? [{ id: one, ...before }] : [],
      ),
    );
    await writeTenures(
      tx,
      undo.members.map(({ id: one, before, after }) => ({ id: one, before: after, after: before })),
    );
    const since = found.savedAt ?? new Date();
    await undoFurtherUnits(tx, undo.furtherUnits, { actor, communityId: community.id, since });
    await undoListedOwners(tx, undo.owners);
    await deleteUnusedUnits(tx, undo.units);
    await tx.nativeUpdate(PeopleImport, { id }, { state: 'UNDONE', undo: null, rows: [] });
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'UNDO',
      from: 'SAVED',
      to: 'UNDONE',
      snapshot: { title: found.fileName ?? community.name, importId: id, removed },
    });
    return { removed };
  });
}

/** Whether a list can still be taken back. */
export const canUndo = (
  { state, savedAt, undo }: { state: string; savedAt: Date | null; undo: unknown },
  now = new Date(),
): boolean =>
  state === 'SAVED' &&
  undo !== null &&
  savedAt !== null &&
  now.getTime() - savedAt.getTime() < keptMs;

/** The ids of invitations that nobody has changed since the list was saved. */
async function stillAsWritten(
  tx: Em,
  written: {
    id: string;
    after: { name: string | null; email: string | null; condoUnit: string };
  }[],
): Promise<Set<string>> {
  const list = JSON.stringify(written.map(({ id, after }) => ({ id, ...after })));
  const { rows } = await sql<{ id: string }>`select row.id from user_communities as row
    join jsonb_to_recordset(${list}::jsonb) as new(id uuid, name text, email text, "condoUnit" text)
      on new.id = row.id
    where row.invitee_name is not distinct from new.name
      and row.invitee_email is not distinct from new.email
      and row.condo_unit = new."condoUnit"`.execute(kysely(tx));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes units that nobody has come to live in since, and that have no code. */
async function deleteUnusedUnits(tx: Em, ids: string[]): Promise<void> {
  await tx.execute(
    `delete from units where id in (select jsonb_array_elements_text(?::jsonb)::uuid)
      and not exists (select from user_communities where unit_id = units.id)
      and not exists (select from further_units where unit_id = units.id)
      and not exists (select from unit_codes where unit_id = units.id)
      and not exists (select from ownerships where unit_id = units.id)`,
    [JSON.stringify(ids)],
  );
}
