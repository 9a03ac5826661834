import {
  BoardYear,
  BoardYearEntry,
  Community,
  Mortgagee,
  NoticeService,
  Owner,
  OwnerConsent,
  Ownership,
  ServiceHandover,
} from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import type { Ids } from '../ids.ts';
import type { Row, Rows } from '../rows.ts';

/**
 * Writes the corporation's record of owners and whom it serves by email, after the units, the memberships and the
 * shelf: a document whose file is not there is left out. An export of an earlier version has an owner for each unit.
 */
export async function writeOwners(tx: Em, ids: Ids, community: string, rows: Rows): Promise<void> {
  const memberships = new Set(rows.memberships.map(({ id }) => id));
  const shelved = shelvedIn(rows);
  const documentOf = (id: string | null | undefined) =>
    shelved.has(id ?? '') ? ids.maybe(id ?? null) : null;
  const [row] = rows.community;
  await tx.nativeUpdate(
    Community,
    { id: community },
    { serviceDocument: documentOf(row?.service_document_id) },
  );
  await insertInParts(
    tx,
    Owner,
    rows.owners.map((owner) => ({
      id: ids.of(owner.id),
      community,
      membership: memberships.has(owner.membership_id ?? '')
        ? ids.maybe(owner.membership_id)
        : null,
      name: owner.name,
      language: owner.language ?? null,
      email: owner.email ?? null,
      emailSource: owner.email_source ?? null,
      emailOn: owner.email_on ?? null,
      emailBy: ids.maybe(owner.email_by_id ?? null),
      returnedEmail: owner.returned_email ?? null,
      returnedOn: owner.returned_on ?? null,
      address: owner.address,
      version: 1,
      createdAt: owner.created_at,
      updatedAt: owner.updated_at,
    })),
  );
  await insertInParts(tx, Ownership, [
    ...rows.owners.flatMap(({ id, unit_id: unit, ended_on: endedOn, created_at: createdAt }) =>
      unit
        ? [
            {
              id: crypto.randomUUID(),
              owner: ids.of(id),
              unit: ids.of(unit),
              startedOn: null,
              endedOn: endedOn ?? null,
              createdAt,
            },
          ]
        : [],
    ),
    ...rows.ownerships.map((owned) => ({
      id: ids.of(owned.id),
      owner: ids.of(owned.owner_id),
      unit: ids.of(owned.unit_id),
      startedOn: owned.started_on,
      endedOn: owned.ended_on,
      createdAt: owned.created_at,
    })),
  ]);
  await insertInParts(
    tx,
    Mortgagee,
    rows.mortgagees.map((mortgagee) => ({
      id: ids.of(mortgagee.id),
      unit: ids.of(mortgagee.unit_id),
      name: mortgagee.name,
      email: mortgagee.email,
      returnedEmail: mortgagee.returned_email ?? null,
      address: mortgagee.address,
      askedOn: mortgagee.asked_on,
      version: 1,
      createdAt: mortgagee.created_at,
      updatedAt: mortgagee.updated_at,
    })),
  );
  await insertInParts(
    tx,
    OwnerConsent,
    rows['owner-consents'].map((given) => ({
      id: ids.of(given.id),
      owner: ids.of(given.owner_id),
      answer: given.answer,
      givenOn: given.given_on,
      way: given.way,
      document: documentOf(given.document_id),
      recordedBy: ids.maybe(given.recorded_by_id),
      createdAt: given.created_at,
    })),
  );
}

/** The documents of a file that have a version with its file. */
const shelvedIn = (rows: Rows): ReadonlySet<string> =>
  new Set(
    rows['document-versions'].filter(({ path }) => path !== null).map((row) => row.document_id),
  );

/**
 * Writes how notices were served, after the notices. An email that was on its way then is not here, so it served
 * nobody.
 */
export async function writeService(tx: Em, ids: Ids, rows: Rows): Promise<void> {
  await insertInParts(
    tx,
    ServiceHandover,
    rows['service-handovers'].map((row) => ({
      id: ids.of(row.id),
      notice: ids.of(row.notice_id),
      way: row.way,
      what: row.what,
      handedOn: row.handed_on,
      handedBy: row.handed_by,
      count: row.count,
      recordedBy: ids.maybe(row.recorded_by_id),
      createdAt: row.created_at,
    })),
  );
  await insertInParts(
    tx,
    NoticeService,
    latestFirst(rows['notice-services']).map((row) => ({
      id: ids.of(row.id),
      notice: ids.of(row.notice_id),
      owner: ids.maybe(row.owner_id),
      mortgagee: ids.maybe(row.mortgagee_id ?? null),
      unitLabel: row.unit_label,
      unitKey: row.unit_key,
      furtherUnits: row.further_units,
      position: row.position,
      name: row.name,
      way: row.way,
      reason: row.reason ?? null,
      address: row.address,
      emailAddress: row.email_address ?? null,
      emailsSince: row.emails_since ?? null,
      emailTo: row.email_to,
      cameBackOn: row.came_back_on ?? null,
      emailState:
        row.email_state === 'QUEUED' || row.email_state === 'HELD'
          ? ('FAILED' as const)
          : row.email_state,
      emailAt: row.email_at,
      handover: ids.maybe(row.handover_id),
      agreedAt: row.agreed_at,
      correctedAt: row.corrected_at,
      replacedBy: ids.maybe(row.replaced_by_id),
      createdAt: row.created_at,
    })),
  );
}

/** The services of the latest corrections before those that they replaced, which refer to them. */
const latestFirst = (services: Row<'notice-services'>[]): Row<'notice-services'>[] =>
  services.toSorted(
    (one, other) => (other.corrected_at?.getTime() ?? 0) - (one.corrected_at?.getTime() ?? 0),
  );

/** Writes the board's years, after the shelf: a document whose file is not there is left out. */
export async function writeYears(tx: Em, ids: Ids, community: string, rows: Rows): Promise<void> {
  await insertInParts(
    tx,
    BoardYear,
    rows['board-years'].map((row) => ({
      id: ids.of(row.id),
      community,
      endsOn: row.ends_on,
      meetingOn: row.meeting_on,
      createdAt: row.created_at,
    })),
  );
  const shelved = shelvedIn(rows);
  await insertInParts(
    tx,
    BoardYearEntry,
    rows['board-year-entries'].map((row) => ({
      id: ids.of(row.id),
      year: ids.of(row.year_id),
      duty: row.duty,
      about: row.duty === 'RECORDS_REQUEST' ? row.about : null,
      receivedOn: row.received_on,
      doneOn: row.done_on,
      doneBy: row.done_by,
      document: shelved.has(row.document_id ?? '') ? ids.maybe(row.document_id) : null,
      recordedBy: ids.maybe(row.recorded_by_id),
      createdAt: row.created_at,
    })),
  );
}
