import {
  BoardYear,
  BoardYearEntry,
  NoticeService,
  OwnerConsent,
  ServiceHandover,
  UnitOwner,
} from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import type { Ids } from '../ids.ts';
import type { Row, Rows } from '../rows.ts';

/** Writes the corporation's record of owners, after the units and the memberships. */
export async function writeOwners(tx: Em, ids: Ids, community: string, rows: Rows): Promise<void> {
  const memberships = new Set(rows.memberships.map(({ id }) => id));
  await insertInParts(
    tx,
    UnitOwner,
    rows.owners.map((row) => ({
      ...{ id: ids.of(row.id), community, unit: ids.of(row.unit_id), name: row.name },
      membership: memberships.has(row.membership_id ?? '') ? ids.maybe(row.membership_id) : null,
      ...{ address: row.address, endedOn: row.ended_on, version: 1 },
      ...{ createdAt: row.created_at, updatedAt: row.updated_at },
    })),
  );
  await insertInParts(
    tx,
    OwnerConsent,
    rows['owner-consents'].map((row) => ({
      ...{ id: ids.of(row.id), owner: ids.of(row.owner_id), answer: row.answer, way: row.way },
      ...{ givenOn: row.given_on, recordedBy: ids.maybe(row.recorded_by_id) },
      createdAt: row.created_at,
    })),
  );
}

/**
 * Writes how notices were served, after the notices. An email that was on its way then is not here, so it served
 * nobody.
 */
export async function writeService(tx: Em, ids: Ids, rows: Rows): Promise<void> {
  await insertInParts(
    tx,
    ServiceHandover,
    rows['service-handovers'].map((row) => ({
      ...{ id: ids.of(row.id), notice: ids.of(row.notice_id), way: row.way, what: row.what },
      ...{ handedOn: row.handed_on, handedBy: row.handed_by, count: row.count },
      ...{ recordedBy: ids.maybe(row.recorded_by_id), createdAt: row.created_at },
    })),
  );
  await insertInParts(
    tx,
    NoticeService,
    latestFirst(rows['notice-services']).map((row) => ({
      ...{ id: ids.of(row.id), notice: ids.of(row.notice_id), owner: ids.maybe(row.owner_id) },
      ...{ unitLabel: row.unit_label, unitKey: row.unit_key, position: row.position },
      ...{ name: row.name, way: row.way, address: row.address, emailTo: row.email_to },
      emailState:
        row.email_state === 'QUEUED' || row.email_state === 'HELD'
          ? ('FAILED' as const)
          : row.email_state,
      ...{ emailAt: row.email_at, handover: ids.maybe(row.handover_id) },
      ...{ agreedAt: row.agreed_at, correctedAt: row.corrected_at },
      ...{ replacedBy: ids.maybe(row.replaced_by_id), createdAt: row.created_at },
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
      ...{ id: ids.of(row.id), community, endsOn: row.ends_on, meetingOn: row.meeting_on },
      createdAt: row.created_at,
    })),
  );
  const shelved = new Set(
    rows['document-versions'].filter(({ path }) => path !== null).map((row) => row.document_id),
  );
  await insertInParts(
    tx,
    BoardYearEntry,
    rows['board-year-entries'].map((row) => ({
      ...{ id: ids.of(row.id), year: ids.of(row.year_id), duty: row.duty },
      about: row.duty === 'RECORDS_REQUEST' ? row.about : null,
      ...{ receivedOn: row.received_on, doneOn: row.done_on, doneBy: row.done_by },
      document: shelved.has(row.document_id ?? '') ? ids.maybe(row.document_id) : null,
      ...{ recordedBy: ids.maybe(row.recorded_by_id), createdAt: row.created_at },
    })),
  );
}
