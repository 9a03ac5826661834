import type { Community } from '#db/entities/index.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { readPage, type ListPosition } from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { whereOf } from '../../rows.server.ts';
import { openStates } from '../../state-machine.ts';
import { deskPeople } from '#app/features/residency/memberships/desk-people.server.ts';
import { placeNames } from '../places/queries.server.ts';
import { moveResults } from './move-many.server.ts';
import { isOpenList, type RequestFilter } from './filter.ts';
import {
  openCounts,
  readRequests,
  requestKeyFormat,
  requestsOnPage,
  type ListRow,
} from './list-rows.server.ts';

export type RequestListPage = Awaited<ReturnType<typeof requestListPage>>;
export type ListedRequest = ReturnType<typeof listedRequest>;

/**
 * A page of a community's requests at the desk, and what they can be narrowed by. `done` is the key of a form that
 * moved many. Guards nothing itself. Throws AppError `invalid` for a malformed cursor.
 */
export async function requestListPage(
  ctx: Ctx,
  community: Community,
  filter: RequestFilter,
  { position, done }: { position: ListPosition | null; done: string | null },
) {
  const { em, locale } = ctx;
  const { id, slug, name, takesRequests } = community;
  const [page, states, people, places, results] = await Promise.all([
    readPage(position, {
      size: requestsOnPage,
      format: requestKeyFormat,
      read: (from) => readRequests(em, id, filter, from),
      keyOf: ({ waitingSince, createdAt, id }) => ({
        isAnswered: waitingSince === null,
        at: isOpenList(filter) ? (waitingSince ?? createdAt) : createdAt,
        id,
      }),
    }),
    openCounts(em, { communityId: id }),
    deskPeople(em, locale, id),
    placeNames(em, locale, id),
    moveResults(ctx, done),
  ]);
  const countOf = (state: (typeof openStates)[number]) =>
    states.find((one) => one.state === state)?.count ?? 0;
  return {
    community: { slug, name, takesRequests },
    filter,
    counts: {
      OPEN: openStates.reduce((sum, state) => sum + countOf(state), 0),
      WAITING: states.reduce((sum, { waiting }) => sum + waiting, 0),
      NEW: countOf('NEW'),
      SEEN: countOf('SEEN'),
      PLANNED: countOf('PLANNED'),
      REOPENED: countOf('REOPENED'),
    },
    requests: { ...page, items: page.items.map((row) => listedRequest(ctx, row)) },
    people,
    places,
    results,
    formKey: newFormKey(),
  };
}

function listedRequest({ locale }: Ctx, row: ListRow) {
  const { ref, category, state, plannedFor, affected, version, createdAt, language } = row;
  const { waitingSince } = row;
  return {
    ...{ ref, category, state, plannedFor, affected, version, createdAt, waitingSince, language },
    ...whereOf(locale, { place: row.place, unit: row.unitLabel }),
    text: row.text,
    author: row.authorName && nameFor(locale, row.authorName),
    assignee: row.assigneeName && nameFor(locale, row.assigneeName),
    isMerged: row.closedAt !== null && (openStates as readonly string[]).includes(state),
    /** Whether its contractor has said that the work is done. */
    isWorkDone: row.isWorkDone,
  };
}
