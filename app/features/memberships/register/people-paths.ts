import { deskPath } from '#app/features/manage/sections.ts';
import type { PeopleFilter } from './list-schema.ts';
import type { PeopleList } from './people-lists.ts';

/** The address of one of a community's lists of people. */
export const listPath = (slug: string, show: PeopleList): string =>
  `${deskPath(slug, 'people')}?show=${show}`;

/** The address of one person's page. */
export const personPath = (slug: string, id: string): string => `${deskPath(slug, 'people')}/${id}`;

/** The address of a list as a CSV file. */
export function csvPath(slug: string, { show, q, tenure, floor }: PeopleFilter): string {
  const query = new URLSearchParams({ show });
  if (q) query.set('q', q);
  if (tenure) query.set('tenure', tenure);
  if (floor !== null) query.set('floor', String(floor));
  return `${deskPath(slug, 'people')}.csv?${query.toString()}`;
}

/** The id of somebody's entry in the queue. */
export const personAnchor = (id: string): string => `person-${id}`;
