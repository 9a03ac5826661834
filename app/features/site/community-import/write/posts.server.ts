import {
  Activity,
  ActivityAttendee,
  Appeal,
  Listing,
  ModerationEvent,
  Photo,
  PostRevision,
} from '#db/entities/index.ts';
import { slugFor } from '#db/slug.ts';
import { photoAddress, readAddress, widthsUpTo } from '#app/features/media/photos/addresses.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import type { Ids } from '../ids.ts';
import type { Entry } from '../log-entry.ts';
import type { Row, Rows } from '../rows.ts';

/** The photos whose files are all in the zip. */
export const wholePhotos = ({ photos }: Rows): Rows['photos'] =>
  photos.filter(({ width, files }) =>
    widthsUpTo(width).every((one) =>
      files.some((file) => file.width === one && file.path !== null),
    ),
  );

/**
 * Writes the listings and activities with all photos (requests and places to book are there already), who goes, and
 * the edits that wait or were decided on.
 */
export async function writePosts(tx: Em, ids: Ids, community: string, rows: Rows): Promise<void> {
  const photos = wholePhotos(rows);
  const pictures = picturesWith(ids, photos);
  const common = (row: Row<'listings'> | Row<'activities'>) => ({
    ...{ id: ids.of(row.id), community, author: ids.of(row.author_id), title: row.title },
    ...{ slug: slugFor(row.title, ids.of(row.id)), description: row.description },
    ...{ language: row.language, images: pictures(row.images), contactEmail: row.contact_email },
    ...{ version: row.version, createdAt: row.created_at, updatedAt: row.updated_at },
  });
  await insertInParts(
    tx,
    Listing,
    rows.listings.map((row) => ({
      ...common(row),
      ...{ status: row.status, category: row.category, price: row.price_cents },
      condition: row.condition,
    })),
  );
  await insertInParts(
    tx,
    Activity,
    rows.activities.map((row) => ({
      ...common(row),
      ...{ status: row.status, when: row.when, endsAt: row.ends_at, place: row.place },
      ...{ capacity: row.capacity, tags: row.tags },
    })),
  );
  await insertInParts(
    tx,
    ActivityAttendee,
    rows.activities.flatMap(({ id, attendees }) =>
      (attendees ?? []).map((one) => ({
        ...{ activity: ids.of(id), user: ids.of(one.user_id), ticket: one.ticket },
        createdAt: one.joined_at,
      })),
    ),
  );
  await insertInParts(
    tx,
    Photo,
    photos.map(({ id, width, height, created_at: createdAt, ...row }) => ({
      ...{ id: ids.of(id), owner: ids.of(row.owner_id), width, height, createdAt },
      ...{ listing: ids.maybe(row.listing_id), activity: ids.maybe(row.activity_id) },
      ...{ request: ids.maybe(row.request_id), place: ids.maybe(row.place_id) },
    })),
  );
  const withPictures = (fields: Record<string, unknown>) => ({
    ...fields,
    ...(Array.isArray(fields.images) && { images: pictures(fields.images) }),
  });
  await insertInParts(
    tx,
    PostRevision,
    rows.revisions.map(({ id, status, reason, fields, replaced, ...row }) => ({
      ...{
        id: ids.of(id),
        postType: row.post_type,
        postId: ids.of(row.post_id),
        community,
        status,
      },
      ...{ author: ids.of(row.author_id), fields: withPictures(fields), reason },
      ...{ baseVersion: row.base_version, decidedBy: ids.maybe(row.decided_by_id) },
      ...{ decidedAt: row.decided_at, createdAt: row.created_at },
      replaced: replaced && withPictures(replaced),
    })),
  );
}

/** New addresses for those of photos that are in the file, and the drawings that every site has. */
export function picturesWith(ids: Ids, photos: Rows['photos']) {
  const known = new Map(photos.map(({ id, width }) => [id, width]));
  return (addresses: unknown[]): string[] =>
    addresses.flatMap((address) => {
      if (typeof address !== 'string') return [];
      const photo = readAddress(address);
      if (!photo) return address.startsWith('/images/') ? address : [];
      return known.get(photo.id) === photo.width ? photoAddress(ids.of(photo.id), photo.width) : [];
    });
}

/** Writes the entries of the log, as they were, and the appeals against decisions. */
export async function writeLog(
  tx: Em,
  ids: Ids,
  { community, log, rows }: { community: string; log: Entry[]; rows: Rows },
): Promise<void> {
  await insertInParts(
    tx,
    ModerationEvent,
    log.map(({ id, subject, subjectId, action, by, from, to, note, at, record }) => ({
      ...{ id: ids.of(id), community, subjectType: subject, subjectId: ids.of(subjectId), action },
      ...{ actor: by && ids.maybe(record.actor_id), actorRole: by?.role ?? null },
      ...{ fromStatus: from, toStatus: to, reasonCode: record.reason_code },
      ...{ publicReason: record.public_reason, internalNote: note, createdAt: at },
      snapshot: ids.within(record.snapshot) as Record<string, unknown>,
      undoneAt: record.undone_at,
    })),
  );
  const entries = new Set(log.map(({ id }) => id));
  await insertInParts(
    tx,
    Appeal,
    rows.appeals
      .filter((row) => entries.has(row.event_id))
      .map(({ id, words, state, answer, ...row }) => ({
        ...{ id: ids.of(id), postType: row.post_type, postId: ids.of(row.post_id), community },
        ...{ author: ids.of(row.author_id), event: ids.of(row.event_id), words, state, answer },
        ...{ decidedBy: ids.maybe(row.decided_by_id), decidedAt: row.decided_at },
        createdAt: row.created_at,
      })),
  );
}
