import {
  RequestAnswer,
  RequestEntry,
  RequestJoiner,
  RequestPlace,
  ServiceRequest,
} from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import type { Ids } from '../ids.ts';
import type { Rows } from '../rows.ts';
import { picturesWith, wholePhotos } from './posts.server.ts';

/** Writes the places and the answers of the desk, the requests with who joined them, and their history. */
export async function writeRequests(
  tx: Em,
  ids: Ids,
  community: string,
  rows: Rows,
): Promise<void> {
  await insertInParts(
    tx,
    RequestPlace,
    rows['request-places'].map((row) => ({
      ...{ id: ids.of(row.id), community, name: row.name, language: row.language },
      ...{ translation: row.translation, position: row.position, version: 1 },
      ...{ archivedAt: row.archived_at, createdAt: row.created_at },
    })),
  );
  await insertInParts(
    tx,
    RequestAnswer,
    rows['request-answers'].map((row) => ({
      ...{ id: ids.of(row.id), community, title: row.title, text: row.text, version: 1 },
      ...{ language: row.language, translation: row.translation, createdAt: row.created_at },
    })),
  );
  const pictures = picturesWith(ids, wholePhotos(rows));
  await insertInParts(
    tx,
    ServiceRequest,
    targetsFirst(rows.requests).map((row) => ({
      ...{ id: ids.of(row.id), community, number: row.number, ref: row.ref, state: row.state },
      ...{ author: ids.maybe(row.author_id), unit: ids.maybe(row.unit_id) },
      ...{ unitLabel: row.unit_label, place: ids.maybe(row.place_id), category: row.category },
      ...{ text: row.text, language: row.language, mayEnter: row.may_enter, phone: row.phone },
      ...{ images: pictures(row.images), plannedFor: row.planned_for },
      ...{ assignee: ids.maybe(row.assignee_id), isShared: row.is_shared },
      ...{ affected: row.affected, mergedInto: ids.maybe(row.merged_into_id) },
      ...{ firstAnsweredAt: row.first_answered_at, closedAt: row.closed_at },
      waitingSince: waitingSince(row),
      ...{ forgottenAt: row.forgotten_at, version: row.version },
      ...{ createdAt: row.created_at, updatedAt: row.updated_at },
    })),
  );
  await insertInParts(
    tx,
    RequestJoiner,
    rows.requests.flatMap(({ id, joiners }) =>
      (joiners ?? []).map((one) => ({
        ...{ request: ids.of(id), user: ids.of(one.user_id), createdAt: one.joined_at },
      })),
    ),
  );
  await insertInParts(
    tx,
    RequestEntry,
    rows['request-entries'].map((row) => ({
      ...{ id: ids.of(row.id), request: ids.of(row.request_id), kind: row.kind },
      ...{ author: ids.maybe(row.author_id), authorRole: row.author_role, byDesk: row.by_desk },
      ...{ fromState: row.from_state, toState: row.to_state, plannedFor: row.planned_for },
      ...{ words: row.words, language: row.language, isPrivate: row.is_private },
      ...{ person: ids.maybe(row.person_id), createdAt: row.created_at },
    })),
  );
}

/** Since when a request waits for an answer. A file from before this was kept says it with the state. */
function waitingSince(row: Rows['requests'][number]): Date | null {
  if (row.waiting_since !== undefined || row.closed_at) return row.waiting_since ?? null;
  if (row.state === 'REOPENED') return row.updated_at;
  return row.first_answered_at ? null : row.created_at;
}

/** Requests in an order in which each comes after the one that it was merged into. */
function targetsFirst(requests: Rows['requests']): Rows['requests'] {
  const targets = new Map(requests.map(({ id, merged_into_id: target }) => [id, target]));
  const depths = new Map(
    requests.map(({ id }) => {
      let depth = 0;
      // In a file that somebody made up, requests may go round in a circle.
      for (let at = targets.get(id); at && depth < requests.length; at = targets.get(at))
        depth += 1;
      return [id, depth];
    }),
  );
  const depthOf = ({ id }: { id: string }) => depths.get(id) ?? 0;
  return [...requests].sort((one, other) => depthOf(one) - depthOf(other));
}
