import { randomUUID } from 'node:crypto';
import { sql } from '@mikro-orm/core';
import type { z } from 'zod';
import { UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { RegisteredUnit } from '../analyse.server.ts';
import { invitationAfter, type PlannedPerson } from '../plan.ts';
import type { Undo, written } from './undo-schema.server.ts';

const chunk = 250;

/** Makes an invitation of each of these people. Returns the membership of each. */
export async function insertInvitations(
  tx: Em,
  people: PlannedPerson[],
  {
    communityId,
    importId,
    units,
  }: { communityId: string; importId: string; units: Map<string, RegisteredUnit> },
): Promise<Map<PlannedPerson, string>> {
  const createdAt = new Date();
  const ids = new Map(people.map((person) => [person, randomUUID()]));
  for (let at = 0; at < people.length; at += chunk) {
    const rows = people.slice(at, at + chunk).map((person) => ({
      id: ids.get(person) ?? randomUUID(),
      community: communityId,
      condoUnit: units.get(person.unitKey)?.label ?? person.unit,
      unit: units.get(person.unitKey)?.id ?? null,
      state: 'INVITED' as const,
      tenure: person.tenure,
      inviteeName: person.name,
      inviteeEmail: person.email,
      inviteeLanguage: person.language,
      inviteePhone: person.phone,
      importId,
      isPrimary: false,
      canModerate: false,
      position: 0,
      createdAt,
    }));
    await tx.insertMany(UserCommunity, rows);
  }
  return ids;
}

/** Writes what changed in invitations that are there already; returns what has to be kept of it. */
export async function updateInvitations(
  tx: Em,
  people: PlannedPerson[],
  units: Map<string, RegisteredUnit>,
): Promise<Undo['invitations']> {
  const known = people.flatMap((person) => (person.known ? [{ person, known: person.known }] : []));
  const ids = known.map((one) => one.known.id);
  const current = new Map<string, string | null>();
  for (let at = 0; at < ids.length; at += chunk) {
    const rows = await kysely(tx)
      .selectFrom('user_communities')
      .select(['id', 'unit'])
      .where('id', 'in', ids.slice(at, at + chunk))
      .execute();
    for (const { id, unit } of rows) current.set(id, unit);
  }
  const changes = known.flatMap(({ person, known: before }) => {
    const unitId = current.get(before.id) ?? null;
    const unit = units.get(person.unitKey);
    const after = invitationAfter(person, before);
    const next = { ...after, condoUnit: unit?.label ?? after.condoUnit, unitId: unit?.id ?? null };
    if (person.plan === 'SAME' && next.unitId === unitId) return [];
    const { name, email, condoUnit, tenure, language, phone } = before;
    const was = { name, email, condoUnit, tenure, language, phone, unitId };
    return [{ id: before.id, before: was, after: next }];
  });
  await writeInvitations(
    tx,
    changes.map(({ id, after }) => ({ id, ...after })),
  );
  return changes;
}

/**
 * Writes invitations anew, as long as nobody has accepted them. One whose address changes loses the
 * link that the old address has.
 */
export async function writeInvitations(
  tx: Em,
  values: ({ id: string } & z.output<typeof written>)[],
): Promise<void> {
  for (let at = 0; at < values.length; at += chunk) {
    const list = JSON.stringify(values.slice(at, at + chunk));
    await tx.execute(sql`update user_communities as row set
        invite_hash = case when row.invitee_email is distinct from new.email then null else row.invite_hash end,
        invite_expires_at = case when row.invitee_email is distinct from new.email then null else row.invite_expires_at end,
        invitee_name = new.name, invitee_email = new.email, invitee_language = new.language,
        invitee_phone = new.phone,
        condo_unit = new."condoUnit", unit_id = (select id from units where id = new."unitId"), tenure = new.tenure
      from jsonb_to_recordset(${list}::jsonb)
        as new(id uuid, name text, email text, "condoUnit" text, "unitId" uuid, tenure text, language text, phone text)
      where row.id = new.id and row.state = 'INVITED' and row.user_id is null`);
  }
}

/** Gives members the tenure of the list; returns what has to be kept of it. */
export async function updateMembers(tx: Em, people: PlannedPerson[]): Promise<Undo['members']> {
  const changes = people.flatMap(({ known, tenure }) =>
    known ? [{ id: known.id, before: known.tenure, after: tenure }] : [],
  );
  await writeTenures(tx, changes);
  return changes;
}

/** Gives members the tenure `after`, unless theirs is no longer `before`. */
export async function writeTenures(tx: Em, changes: Undo['members']): Promise<void> {
  for (let at = 0; at < changes.length; at += chunk) {
    const list = JSON.stringify(changes.slice(at, at + chunk));
    await tx.execute(sql`update user_communities as row set tenure = new.after
      from jsonb_to_recordset(${list}::jsonb) as new(id uuid, before text, after text)
      where row.id = new.id and row.state = 'CONFIRMED'
        and row.tenure is not distinct from new.before`);
  }
}
