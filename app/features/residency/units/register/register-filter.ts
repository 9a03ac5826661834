import { deskPath } from '#app/features/communities/manage/sections.ts';

/**
 * Which units of a register are listed. `open` has those without an answer: nobody lives there or waits,
 * invited or not. The other names are those of the figures.
 */
export const unitLists = ['all', 'occupied', 'waiting', 'open', 'unanswered', 'free'] as const;
export type UnitList = (typeof unitLists)[number];

/** What an address asks for: which units, and a text that their label or one of their people has. */
export interface RegisterFilter {
  show: UnitList;
  q: string;
}

const longestSearch = 120;

/** Reads the filter in an address; what it does not understand it leaves out. */
export const registerFilterIn = (query: URLSearchParams): RegisterFilter => ({
  show: unitLists.find((list) => list === query.get('show')) ?? 'all',
  q: (query.get('q') ?? '').trim().slice(0, longestSearch),
});

export function unitsPath(slug: string, { show, q }: RegisterFilter, file: '' | '.csv' = '') {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(q === '' ? {} : { q }),
  });
  const path = `${deskPath(slug, 'units')}${file}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
