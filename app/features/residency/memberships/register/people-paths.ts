import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { Place } from '#app/lib/db/read-page.ts';
import type { PeopleFilter } from './list-schema.ts';
import type { PeopleList } from './people-lists.ts';

/** The address of one of a community's lists of people. */
export const listPath = (slug: string, show: PeopleList): string =>
  `${deskPath(slug, 'people')}?show=${show}`;

/** The address of a page of the queue, as it is filtered. */
export function waitingPath(slug: string, filter: PeopleFilter, place: Place | null): string {
  const query = filterQuery({ ...filter, show: 'waiting' });
  if (place) query.set(place.back ? 'before' : 'after', place.cursor);
  return `${deskPath(slug, 'people')}?${query.toString()}`;
}

function filterQuery({ show, q, tenure, floor }: PeopleFilter): URLSearchParams {
  const query = new URLSearchParams({ show });
  if (q) query.set('q', q);
  if (tenure) query.set('tenure', tenure);
  if (floor !== null) query.set('floor', String(floor));
  return query;
}

/** The address of one person's page. */
export const personPath = (slug: string, id: string): string => `${deskPath(slug, 'people')}/${id}`;

/** The address of a list as a CSV file. */
export const csvPath = (slug: string, filter: PeopleFilter): string =>
  `${deskPath(slug, 'people')}.csv?${filterQuery(filter).toString()}`;

/** The id of somebody's entry in the queue. */
export const personAnchor = (id: string): string => `person-${id}`;
