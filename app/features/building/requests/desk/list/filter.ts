import { requestStates, type RequestCategory } from '#db/enums.ts';
import { requestDeskPath } from '../paths.ts';

/**
 * Which requests a list shows: all that are open, those that wait for an answer, those in a state, or those that go on
 * as another one.
 */
export const requestLists = ['OPEN', 'WAITING', ...requestStates, 'MERGED'] as const;
export type RequestList = (typeof requestLists)[number];

/** How long ago requests were sent; `quiet` has those that nothing has happened with for three days. */
export const requestAges = ['quiet', 'week', 'month'] as const;
export type RequestAge = (typeof requestAges)[number];

/** What an address asks for. */
export interface RequestFilter {
  show: RequestList;
  /** The id of a common place, or `unit` for all units. */
  place: string | null;
  category: RequestCategory | null;
  age: RequestAge | null;
  /** The id of who has it, or `nobody`. */
  who: string | null;
  /** A part of the reference, the unit, the name or the words. */
  q: string;
}

/** Whether a list shows only some of its requests. */
export const isNarrowed = ({ show: _, q, ...others }: RequestFilter): boolean =>
  q !== '' || Object.values(others).some((value) => value !== null);

/** Whether the requests of a list are for the desk to do, which come in another order than others. */
export const isOpenList = ({ show }: RequestFilter): boolean =>
  !['DONE', 'DECLINED', 'MERGED'].includes(show);

/** The whole of a list. */
export const wholeList = (show: RequestList): RequestFilter => ({
  show,
  place: null,
  category: null,
  age: null,
  who: null,
  q: '',
});

/** The address of a list as it is filtered, or of its CSV file. */
export function requestListPath(
  slug: string,
  { show, place, category, age, who, q }: RequestFilter,
  file: '' | '.csv' = '',
): string {
  const given = Object.entries({ show: show === 'OPEN' ? '' : show, place, category, age, who, q });
  const query = new URLSearchParams(
    given.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
  const path = `${requestDeskPath(slug)}${file}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
