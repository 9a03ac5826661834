import {
  CommunityDocument,
  CondoNotice,
  NoticeDelivery,
  NoticeFile,
  RecordDocument,
  RecordFolder,
  RecordVersion,
  StoredFile,
} from '#db/entities/index.ts';
import type { DeliveryState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import type { Ids } from '../ids.ts';
import type { Rows } from '../rows.ts';

/** Writes the folders, the documents with those of their versions whose files are there, and the texts. */
export async function writeShelf(tx: Em, ids: Ids, community: string, rows: Rows): Promise<void> {
  await insertInParts(
    tx,
    RecordFolder,
    rows.folders.map(({ id, created_at: createdAt, ...row }) => ({
      ...{ ...row, id: ids.of(id), community, createdAt },
    })),
  );
  const versions = rows['document-versions'].filter(({ path }) => path !== null);
  const whole = new Set(versions.map((version) => version.document_id));
  await insertInParts(
    tx,
    RecordDocument,
    rows.documents
      .filter(({ id }) => whole.has(id))
      .map((row) => ({
        ...{ id: ids.of(row.id), community, folder: ids.of(row.folder_id), title: row.title },
        ...{ language: row.language, access: row.access, datedOn: row.dated_on },
        ...{ retainUntil: row.retain_until, isEmergencyPlan: row.is_emergency_plan },
        ...{ takenDownAt: row.taken_down_at, createdAt: row.created_at },
      })),
  );
  await insertInParts(
    tx,
    RecordVersion,
    versions.map(({ id, number, note, downloads, created_at: createdAt, ...row }) => ({
      ...{ id: ids.of(id), record: ids.of(row.document_id), number, note, downloads, createdAt },
      ...{ file: ids.of(row.file_id), uploadedBy: ids.maybe(row.uploaded_by_id) },
    })),
  );
  await insertInParts(
    tx,
    CommunityDocument,
    rows.texts.map(({ id, updated_at: updatedAt, ...row }) => ({
      ...{ ...row, id: ids.of(id), community, updatedAt },
    })),
  );
}

/** Writes the rows of the documents and attachments that are in the zip. */
export function writeFiles(tx: Em, ids: Ids, community: string, rows: Rows): Promise<void> {
  const files = new Map(
    [...rows['document-versions'], ...rows['notice-files']]
      .filter(({ path }) => path !== null)
      .map((row) => [row.file_id, row]),
  );
  return insertInParts(
    tx,
    StoredFile,
    [...files.values()].map((row) => ({
      ...{ id: ids.of(row.file_id), community, name: row.file_name, mediaType: row.media_type },
      ...{ bytes: row.bytes, hasText: row.has_text, createdAt: row.file_created_at },
      uploadedBy: ids.maybe(row.file_uploaded_by_id),
    })),
  );
}

/** Whether a notice was to come out after the import. */
export const isScheduled = (
  { status, published_at: publishedAt }: Rows['notices'][number],
  now: Date,
): boolean => status === 'PUBLISHED' && publishedAt !== null && publishedAt > now;

/**
 * Writes the notices with their files and with what is known of their delivery. One that was scheduled is a draft, so
 * that no email leaves by itself. A delivery is closed: its emails are not here.
 */
export async function writeNotices(tx: Em, ids: Ids, community: string, rows: Rows): Promise<void> {
  const now = new Date();
  await insertInParts(
    tx,
    CondoNotice,
    rows.notices.map((row) => ({
      ...{ id: ids.of(row.id), community, author: ids.of(row.author_id), kind: row.kind },
      status: isScheduled(row, now) ? ('DRAFT' as const) : row.status,
      ...{ title: row.title, content: row.content, language: row.language },
      ...{ translation: row.translation, pinned: row.pinned, audience: row.audience },
      ...{ audienceFloors: row.audience_floors, audienceUnits: row.audience_units },
      ...{ audienceUnitKeys: row.audience_unit_keys, happensOn: row.happens_on },
      ...{ happensFrom: row.happens_from, happensUntil: row.happens_until },
      ...{
        publishedAt: row.published_at,
        correctedAt: row.corrected_at,
        expiresAt: row.expires_at,
      },
      overAt: row.over_at,
      overWords: row.over_words,
      overRemindedAt: row.over_reminded_at,
      mustBeServed: row.must_be_served,
      ...{ takenDownReason: row.taken_down_reason, createdAt: row.created_at },
      updatedAt: row.updated_at,
    })),
  );
  await insertInParts(
    tx,
    NoticeFile,
    rows['notice-files']
      .filter(({ path }) => path !== null)
      .map(({ id, position, ...row }) => ({
        ...{ id: ids.of(id), notice: ids.of(row.notice_id), file: ids.of(row.file_id), position },
      })),
  );
  await insertInParts(
    tx,
    NoticeDelivery,
    rows['notice-deliveries'].map((row) => ({
      ...{ id: ids.of(row.id), notice: ids.of(row.notice_id), unitLabel: row.unit_label },
      ...{ unitKey: row.unit_key, position: row.position, personIds: [], stateAt: row.state_at },
      state: isOnItsWay(row.state) ? ('UNSENT' as const) : row.state,
      ...{ correctedAt: row.corrected_at, hubSince: row.hub_since, slipAt: row.slip_at },
      ...{ slipBy: ids.maybe(row.slip_by_id), closedAt: row.closed_at ?? now },
      createdAt: row.created_at,
    })),
  );
}

/** Whether an email was still to leave when the file was downloaded. */
export const isOnItsWay = (state: DeliveryState): boolean => state === 'QUEUED' || state === 'HELD';
