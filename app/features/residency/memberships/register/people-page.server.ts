import type { MembershipState, Tenure } from '#db/enums.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { occupancyFigures, type OccupancyFigures } from '#app/features/residency/units/standing.ts';
import { unitCounts } from '#app/features/residency/units/unit-counts.server.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { readPage, type Place, type TwoWayPage } from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { bulkResults } from '../queue/bulk-result.server.ts';
import type { ConfirmResult } from '../queue/results.ts';
import { readQueueFacts, waitingPeople, type WaitingPerson } from '../queue/waiting.server.ts';
import type { PeopleFilter } from './list-schema.ts';
import type { PeopleList } from './people-lists.ts';
import {
  countPeople,
  personKeyFormat,
  readPeopleList,
  type PersonRow,
} from './people-read.server.ts';

/** The form of the queue has three fields for each of them, and may have 200. */
const pageSize = 40;

/** Somebody in one of the lists of the register. */
export interface ListedPerson {
  id: string;
  name: string;
  email: string | null;
  unit: string;
  state: MembershipState;
  tenure: Tenure | null;
  canModerate: boolean;
  /** Since when: confirmed, invited, or ended. */
  at: Date;
  /** The last day of a membership, as 'YYYY-MM-DD'. */
  endsOn: string | null;
  /** Until when an invitation can be accepted. */
  expiresAt: Date | null;
  wasRefused: boolean;
  reason: string | null;
  decidedBy: string | null;
}

export interface PeoplePage {
  community: { slug: string; name: string; peoplePerUnit: number | null };
  filter: PeopleFilter;
  counts: Record<PeopleList, number>;
  figures: OccupancyFigures;
  /** The floors of the register, upwards. */
  floors: number[];
  waiting: TwoWayPage<WaitingPerson> | null;
  listed: TwoWayPage<ListedPerson> | null;
  /** What confirming many came to, on the page after it. */
  results: ConfirmResult[] | null;
  formKey: string;
}

/**
 * A page of a community's people: who waits, or one of the other lists.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function peoplePage(
  ctx: Ctx,
  slug: string,
  filter: PeopleFilter,
  { place, done }: { place: Place | null; done: string | null },
): Promise<PeoplePage> {
  const { actor, community } = await requireManaged(ctx, slug);
  const { em } = ctx;
  const isQueue = filter.show === 'waiting';
  const [page, units, counts, results, queue] = await Promise.all([
    listPage(em, community.id, filter, place),
    unitCounts(em, community.id),
    countPeople(em, community.id),
    bulkResults(ctx, done),
    isQueue ? readQueueFacts(em, community.id) : null,
  ]);
  return {
    community: {
      slug: community.slug,
      name: community.name,
      peoplePerUnit: community.peoplePerUnit ?? null,
    },
    filter,
    counts,
    figures: occupancyFigures(units),
    floors: [...new Set(units.flatMap(({ floor }) => floor ?? []))].sort((one, two) => one - two),
    waiting: queue && {
      ...page,
      items: waitingPeople(ctx, { actor, community, units, ...queue }, page.items),
    },
    listed: isQueue ? null : { ...page, items: page.items.map(listedPerson) },
    results,
    formKey: newFormKey(),
  };
}

/** A page of one of the lists. Guards nothing itself. Throws AppError `invalid` for a malformed cursor. */
export const listPage = (
  em: Ctx['em'],
  communityId: string,
  filter: PeopleFilter,
  place: Place | null,
): Promise<TwoWayPage<PersonRow>> =>
  readPage(place, {
    size: pageSize,
    format: personKeyFormat,
    read: (from) => readPeopleList(em, communityId, filter, from),
    keyOf: ({ rank, id }) => ({ rank, id }),
  });

/** A row of the register as the lists and the CSV file show it. */
export const listedPerson = (row: PersonRow): ListedPerson => ({
  id: row.id,
  name: row.name,
  email: row.email,
  unit: row.condoUnit,
  state: row.state,
  tenure: row.tenure,
  canModerate: row.canModerate,
  at: row.endedAt ?? row.confirmedAt ?? row.createdAt,
  endsOn: row.endsOn,
  expiresAt: row.inviteExpiresAt,
  wasRefused: row.state === 'ENDED' && row.confirmedAt === null && row.userId !== null,
  reason: row.decisionReason,
  decidedBy: row.decidedBy,
});
