import type { CheckedExport } from './check-export.server.ts';
import { moderatorsIn, type Person } from './match-people.server.ts';
import type { Rows } from './rows.ts';
import type { Raised } from './write/people.server.ts';
import { wholePhotos } from './write/posts.server.ts';
import { isOnItsWay, isScheduled } from './write/records.server.ts';

/** What an import made, or would make. */
export interface ImportReport {
  slug: string;
  name: string;
  /** Whether nothing was kept. */
  isRehearsal: boolean;
  madeAt: string;
  counts: Record<string, number>;
  people: Person[];
  raised: Raised[];
  /** Those who moderate the community from now on, once they can log in. */
  moderators: Person[];
  /** Notices that were scheduled, and are drafts. */
  drafts: string[];
  /** How many units an email of a notice was still to leave for. */
  undelivered: number;
  /** Invitations, whose links don't work here. */
  invitations: number;
  /** Documents and attachments whose content is not in the file, by their names. */
  missing: string[];
  missingPhotos: number;
}

/** Sums up a file and what became of its people. */
export function reportOf(
  { about, rows, log }: CheckedExport,
  made: Pick<ImportReport, 'slug' | 'isRehearsal' | 'people' | 'raised'>,
): ImportReport {
  const now = new Date();
  const files = [...rows['document-versions'], ...rows['notice-files']];
  const photos = wholePhotos(rows);
  return {
    ...made,
    name: rows.community[0]?.name ?? '',
    madeAt: about.madeAt,
    counts: countsOf(rows, {
      files: files.filter(({ path }) => path !== null).length,
      photos: photos.length,
      entries: log.length,
    }),
    moderators: moderatorsIn(made.people, rows),
    drafts: rows.notices.filter((row) => isScheduled(row, now)).map(({ title }) => title),
    undelivered: rows['notice-deliveries'].filter(({ state }) => isOnItsWay(state)).length,
    invitations: rows.memberships.filter(({ state }) => state === 'INVITED').length,
    missing: files.filter(({ path }) => path === null).map((file) => file.file_name),
    missingPhotos: rows.photos.length - photos.length,
  };
}

function countsOf(rows: Rows, more: { files: number; photos: number; entries: number }) {
  return {
    units: rows.units.length,
    memberships: rows.memberships.length,
    documents: rows.documents.length,
    notices: rows.notices.length,
    deliveries: rows['notice-deliveries'].length,
    listings: rows.listings.length,
    activities: rows.activities.length,
    requests: rows.requests.length,
    ...more,
  };
}
