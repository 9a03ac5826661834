import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { YearDuty } from '#db/enums.ts';
import { yearly } from './duties.ts';

/** How an address writes a duty: 'meeting-notice'. */
const slugOf = (duty: YearDuty): string => duty.toLowerCase().replaceAll('_', '-');

/** The duty that an address names, of those that a year has once. */
export const dutyIn = (slug: string | undefined): YearDuty | undefined =>
  yearly.find((duty) => slugOf(duty) === slug);

/** The address of the board's year, or of the year that ends on a day. */
export const yearPath = (slug: string, endsOn?: string): string =>
  `${deskPath(slug)}/year${endsOn ? `?ends=${endsOn}` : ''}`;

/** What is saved of a line as one text, which a form carries back to tell whether somebody changed it meanwhile. */
export const seenOf = (saved: {
  doneOn: string | null;
  doneBy: string | null;
  documentId: string | null;
  receivedOn: string | null;
  about: string | null;
}): string =>
  [saved.receivedOn, saved.doneOn, saved.documentId, saved.doneBy, saved.about]
    .map((one) => one ?? '-')
    .join(' ');

/** The same for the two days of a year. */
export const seenOfYear = (year: { endsOn: string; meetingOn?: string | null }): string =>
  `${year.endsOn} ${year.meetingOn ?? '-'}`;

/** The address of a line of a year: a duty, or a request for records by its id. */
export const linePath = (
  slug: string,
  yearId: string,
  line: { duty: YearDuty; id: string | null },
): string =>
  `${yearPath(slug)}/${yearId}/${line.duty === 'RECORDS_REQUEST' ? (line.id ?? '') : slugOf(line.duty)}`;
