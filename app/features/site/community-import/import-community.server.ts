import { ConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/core';
import slugify from '@sindresorhus/slugify';
import { Community } from '#db/entities/index.ts';
import { reservedSlugs } from '#db/slug.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { checkExport, type CheckedExport } from './check-export.server.ts';
import { Ids } from './ids.ts';
import { keepFiles } from './keep-files.server.ts';
import { matchPeople, moderatorsIn } from './match-people.server.ts';
import { broken } from './refusal.ts';
import { reportOf, type ImportReport } from './report.server.ts';
import { raiseRoles, writeAccounts, writeMemberships, writeUnits } from './write/people.server.ts';
import { withUnitKeys } from './unit-keys.ts';
import { writeBookings } from './write/bookings.server.ts';
import { writeLog, writePosts } from './write/posts.server.ts';
import { writeRequests } from './write/requests.server.ts';
import { writeFiles, writeNotices, writeShelf } from './write/records.server.ts';
import { writeOwners, writeService, writeYears } from './write/service.server.ts';
import type { Row } from './rows.ts';

interface ImportOptions {
  /** Another address for the community than the one in the file. */
  slug?: string | undefined;
  /** Does everything, and takes it back. */
  isRehearsal: boolean;
}

const slugLength = 80;

/**
 * Makes a community of the file that another installation's desk downloaded, in one transaction. Throws StartError for
 * a file that is not whole, and for an address that is taken or cannot be one; then nothing has changed, and no file
 * stays.
 */
export async function importCommunity(
  em: Em,
  path: string,
  { slug: wanted, isRehearsal }: ImportOptions,
): Promise<ImportReport> {
  if (wanted !== undefined) requireSlug(wanted);
  const checked = await checkExport(path);
  try {
    const slug = wanted ?? checked.about.community.slug;
    requireSlug(slug);
    await requireFree(em, slug);
    const ids = new Ids();
    const remove = isRehearsal ? null : await keepFiles(checked, ids);
    try {
      return await write(em, checked, { ids, slug, isRehearsal });
    } catch (error) {
      await remove?.();
      throw await explained(em, error, { path, slug });
    }
  } finally {
    checked.zip.close();
  }
}

/** The error for a row that the database does not take; any other error as it is. */
async function explained(
  em: Em,
  error: unknown,
  { path, slug }: { path: string; slug: string },
): Promise<unknown> {
  if (!(error instanceof ConstraintViolationException)) return error;
  if (error instanceof UniqueConstraintViolationException && (await isTaken(em, slug))) {
    return taken(slug);
  }
  const { constraint } = error as { constraint?: unknown };
  const name = typeof constraint === 'string' ? ` (${constraint})` : '';
  return broken(path, `the database doesn’t take a row of it${name}.`);
}

class TakenBack extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('A rehearsal keeps nothing.');
    this.report = report;
  }
}

async function write(
  em: Em,
  checked: CheckedExport,
  { ids, slug, isRehearsal }: { ids: Ids; slug: string; isRehearsal: boolean },
): Promise<ImportReport> {
  try {
    const report = await em.transactional(async (tx) => {
      const done = await writeAll(tx, checked, { ids, slug });
      const report = reportOf(checked, { slug, isRehearsal, ...done });
      if (isRehearsal) throw new TakenBack(report);
      return report;
    });
    logChange(
      'communities',
      `command line imported ${slug}, with ${report.counts.entries ?? 0} log entries`,
    );
    return report;
  } catch (error) {
    if (error instanceof TakenBack) return error.report;
    throw error;
  }
}

async function writeAll(
  tx: Em,
  { about, rows: exported, log }: CheckedExport,
  { ids, slug }: { ids: Ids; slug: string },
) {
  const rows = withUnitKeys(exported);
  const [row] = rows.community;
  if (!row) throw new Error('A checked file has a community.');
  const community = ids.of(row.id);
  const people = await matchPeople(tx, rows, log);
  await writeAccounts(tx, ids, people);
  await tx.insert(Community, { id: community, slug, ...columnsOf(row, slug) });
  await writeUnits(tx, ids, community, rows.units);
  await writeMemberships(tx, ids, { community, people, rows });
  await writeFiles(tx, ids, community, rows);
  await writeShelf(tx, ids, community, rows);
  await writeOwners(tx, ids, community, rows);
  await writeNotices(tx, ids, community, rows);
  await writeService(tx, ids, rows);
  await writeYears(tx, ids, community, rows);
  await writeRequests(tx, ids, community, rows);
  await writeBookings(tx, ids, community, rows);
  await writePosts(tx, ids, community, rows);
  await writeLog(tx, ids, { community, log, rows });
  const raised = await raiseRoles(tx, ids, {
    communityId: community,
    people: moderatorsIn(people, rows),
  });
  const state = row.opened_at ? 'OPEN' : 'CLOSED';
  await recordEvent(tx, {
    ...{ actor: null, communityId: community, subject: { type: 'COMMUNITY', id: community } },
    ...{ action: 'IMPORT', from: null, to: state },
    snapshot: {
      title: row.name,
      exportedAt: about.madeAt,
      entries: about.log.entries,
      chainEnd: about.log.last,
    },
  });
  return { people, raised };
}

const columnsOf = (row: Row<'community'>, slug: string) => ({
  ...{ name: row.name, address: row.address, description: row.description },
  ...{ language: row.language, translation: row.translation, heroImageUrl: row.hero_image_url },
  logoUrl: row.logo_url,
  rulesUrl: row.rules_url?.replace(`/communities/${row.slug}/`, `/communities/${slug}/`) ?? null,
  ...{ emergencyPhone: row.emergency_phone, boardEmail: row.board_email },
  ...{ managerEmail: row.manager_email, managerPhone: row.manager_phone },
  ...{ officeHours: row.office_hours, acOnApprox: row.ac_on_approx },
  ...{ heatOnApprox: row.heat_on_approx, fireInspectionApprox: row.fire_inspection_approx },
  ...{ requireModeration: row.require_moderation, joinPolicy: row.join_policy },
  ...{ postReaders: row.post_readers, peoplePerUnit: row.people_per_unit },
  takesRequests: row.takes_requests,
  takesBookings: row.takes_bookings,
  serviceRule: row.service_rule,
  serviceDecidedOn: row.service_decided_on ?? null,
  ...{ openedAt: row.opened_at, setupDone: row.setup_done, createdAt: row.created_at },
});

function requireSlug(slug: string): void {
  if (slugify(slug) === slug && slug.length <= slugLength && !reservedSlugs.includes(slug)) return;
  throw new StartError(
    `“${slug}” can’t be the address of a community. Name another one with --slug, such as --slug ${slugify(slug).slice(0, slugLength - 2) || 'elm-court'}-2.`,
  );
}

const isTaken = async (em: Em, slug: string): Promise<boolean> =>
  (await em.fork().count(Community, { slug })) > 0;

async function requireFree(em: Em, slug: string): Promise<void> {
  if (await isTaken(em, slug)) throw taken(slug);
}

const taken = (slug: string): StartError =>
  new StartError(
    `There is a community at /communities/${slug} already. Nothing was changed. Give this one another address: --slug ${slug}-2`,
  );
