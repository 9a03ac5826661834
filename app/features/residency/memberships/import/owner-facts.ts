import type { ConsentAnswer, ConsentWay, Tenure } from '#db/enums.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { addressLength } from '../../owners/limits.ts';
import { ownerFields, type Mapping } from './columns.ts';
import { dayIn, type DayOrder } from './list-days.ts';
import { answerIn, consentWayIn } from './list-words.ts';

/** What a row of a list says for the corporation's record of owners. */
export interface OwnerFacts {
  /** The address of the row, also where two people of the list share it. */
  email: string | null;
  address: string | null;
  consent: { answer: ConsentAnswer; givenOn: string; way: ConsentWay } | null;
}

/**
 * What a row says of an owner, where the list has a column for that. A consent counts only with its day, which isn't
 * in the future; where a list
 * has nothing but the day, that is a consent. `cell` reads a column.
 */
export function ownerFactsIn(
  cell: (at: number | undefined) => string,
  columns: Mapping['columns'],
  {
    tenure,
    email,
    dayOrder,
  }: { tenure: Tenure | null; email: string | null; dayOrder: DayOrder | null },
): { owner: OwnerFacts | null; hasOddConsent: boolean } {
  const isForOwners = ownerFields.some((field) => columns[field] !== undefined);
  if (!isForOwners || tenure === 'TENANT' || tenure === 'STAFF') {
    return { owner: null, hasOddConsent: false };
  }
  // Our own files have an apostrophe before what a spreadsheet would take for a formula.
  const address = cell(columns.address).replace(/^'/, '').slice(0, addressLength);
  const said = cell(columns.electronic);
  const day = cell(columns.givenOn);
  const read = dayIn(day, dayOrder);
  // An agreement cannot have a future date.
  const givenOn = read !== null && read <= cityToday() ? read : null;
  const isDayAlone = columns.electronic === undefined && givenOn !== null;
  const answer = isDayAlone ? ('AGREED' as const) : answerIn(said);
  const way = consentWayIn(cell(columns.way)) ?? 'OTHER';
  const consent = answer && givenOn ? { answer, givenOn, way } : null;
  const isOwner = tenure !== null || address !== '' || consent !== null;
  return {
    owner: isOwner ? { email, address: address || null, consent } : null,
    hasOddConsent: (said !== '' || (columns.electronic === undefined && day !== '')) && !consent,
  };
}
