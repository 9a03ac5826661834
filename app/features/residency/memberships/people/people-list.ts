import type { Tenure } from '#db/enums.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { ListPosition } from '#app/lib/db/read-page.ts';

/** The lists of a community's people. */
export const peopleLists = ['waiting', 'members', 'invited', 'ended'] as const;
export type PeopleList = (typeof peopleLists)[number];

/** Which list an address asks for, and who of it. */
export interface PeopleFilter {
  show: PeopleList;
  q: string;
  /** What the board knows people to be; NONE where it has not said. */
  tenure: Tenure | 'NONE' | null;
  floor: number | null;
}

/** Whether a list shows only some of its people. */
export const isFiltered = ({ q, tenure, floor }: PeopleFilter): boolean =>
  q !== '' || tenure !== null || floor !== null;

/** The address of one of a community's lists of people. */
export const listPath = (slug: string, show: PeopleList): string =>
  `${deskPath(slug, 'people')}?show=${show}`;

/** The address of the queue with the results of a form that confirmed many, by the key of that form. */
export const resultsPath = (slug: string, key: string): string =>
  `${listPath(slug, 'waiting')}&done=${encodeURIComponent(key)}`;

const ticksParam = 'selected';

/** What an address says of somebody who is selected: the beginning of the id. */
const tickOf = (id: string): string => id.slice(0, 8);

/** Whether an address of the queue has somebody selected. */
export const isTicked = (query: URLSearchParams, id: string): boolean =>
  (query.get(ticksParam) ?? '').split('.').includes(tickOf(id));

/** The address of a page of the queue, as it is filtered, with those who stay selected. */
export function waitingPath(
  slug: string,
  filter: PeopleFilter,
  position: ListPosition | null,
  ticked: string[] = [],
): string {
  const query = filterQuery({ ...filter, show: 'waiting' });
  if (position) query.set(position.back ? 'before' : 'after', position.cursor);
  if (ticked.length > 0) query.set(ticksParam, ticked.map(tickOf).join('.'));
  return `${deskPath(slug, 'people')}?${query.toString()}`;
}

function filterQuery({ show, q, tenure, floor }: PeopleFilter): URLSearchParams {
  const query = new URLSearchParams({ show });
  if (q) query.set('q', q);
  if (tenure) query.set('tenure', tenure);
  if (floor !== null) query.set('floor', String(floor));
  return query;
}

/** The address of a list as a CSV file. */
export const csvPath = (slug: string, filter: PeopleFilter): string =>
  `${deskPath(slug, 'people')}.csv?${filterQuery(filter).toString()}`;

/** The address of one person's page. */
export const personPath = (slug: string, id: string): string => `${deskPath(slug, 'people')}/${id}`;

/** The address where lists are imported. */
export const importPath = (slug: string): string => `${deskPath(slug, 'people')}/import`;

/** The id of somebody's entry in the queue. */
export const personAnchor = (id: string): string => `person-${id}`;
