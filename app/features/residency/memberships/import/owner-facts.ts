import type { ConsentAnswer, ConsentWay, Tenure } from '#db/enums.ts';
import { addressLength } from '../../owners/limits.ts';
import { ownerFields, type Mapping } from './columns.ts';
import { answerIn, consentWayIn } from './list-words.ts';

/** What a row of a list says for the corporation's record of owners. */
export interface OwnerFacts {
  address: string | null;
  consent: { answer: ConsentAnswer; givenOn: string; way: ConsentWay } | null;
}

/** A day as a list writes it, the year first: '2026-12-05' for '2026/12/5' too. Null for anything else. */
function dayIn(text: string): string | null {
  const [, year, month = '', date = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day ? day : null;
}

/**
 * What a row says of an owner, where the list has a column for that. A consent counts only with its day.
 * `cell` reads a column.
 */
export function ownerFactsIn(
  cell: (at: number | undefined) => string,
  columns: Mapping['columns'],
  tenure: Tenure | null,
): { owner: OwnerFacts | null; hasOddConsent: boolean } {
  const isForOwners = ownerFields.some((field) => columns[field] !== undefined);
  if (!isForOwners || tenure === 'TENANT' || tenure === 'STAFF') {
    return { owner: null, hasOddConsent: false };
  }
  // Our own files have an apostrophe before what a spreadsheet would take for a formula.
  const address = cell(columns.address).replace(/^'/, '').slice(0, addressLength);
  const said = cell(columns.electronic);
  const answer = answerIn(said);
  const givenOn = dayIn(cell(columns.givenOn));
  const way = consentWayIn(cell(columns.way)) ?? 'OTHER';
  const consent = answer && givenOn ? { answer, givenOn, way } : null;
  const isOwner = tenure !== null || address !== '' || consent !== null;
  return {
    owner: isOwner ? { address: address || null, consent } : null,
    hasOddConsent: said !== '' && consent === null,
  };
}
