import { deskPath } from '#app/features/communities/manage/sections.ts';

/**
 * Which units of a register are listed. `open` has those without an answer: nobody lives there or waits,
 * invited or not. The other names are those of the figures.
 */
export const unitLists = ['all', 'occupied', 'waiting', 'open', 'unanswered', 'free'] as const;
export type UnitList = (typeof unitLists)[number];

/** What an address asks for: which units, of which building, and a text that their label or one of their people has. */
export interface RegisterFilter {
  show: UnitList;
  q: string;
  /** Empty for all of them. */
  building: string;
}

const longestSearch = 120;

/** Reads the filter in an address; what it does not understand it leaves out. */
export const registerFilterIn = (query: URLSearchParams): RegisterFilter => ({
  show: unitLists.find((list) => list === query.get('show')) ?? 'all',
  q: (query.get('q') ?? '').trim().slice(0, longestSearch),
  building: (query.get('building') ?? '').trim().slice(0, longestSearch),
});

/** The units of a whole register. */
export const everyUnit: RegisterFilter = { show: 'all', q: '', building: '' };

export const isEveryUnit = ({ show, q, building }: RegisterFilter): boolean =>
  show === 'all' && q === '' && building === '';

export function unitsPath(slug: string, filter: Partial<RegisterFilter>, file: '' | '.csv' = '') {
  const { show, q, building } = { ...everyUnit, ...filter };
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (q !== '') query.set('q', q);
  if (building !== '') query.set('building', building);
  const path = `${deskPath(slug, 'units')}${file}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
