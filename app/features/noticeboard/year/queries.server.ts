import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { YearDuty } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { idIn } from '#app/lib/http/addresses.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { findDocuments } from '../records/documents.server.ts';
import { everything } from '../records/desk/access.server.ts';
import { addMonths, dueOn, yearly } from './duties.ts';
import { dutyIn, seenOf } from './duty-path.ts';

const yearRows = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('board_years as year')
    .select('year.id')
    .select(sql<string>`year.ends_on::text`.as('endsOn'))
    .select(sql<string | null>`year.meeting_on::text`.as('meetingOn'))
    .where('year.community', '=', communityId)
    .orderBy('year.endsOn', 'desc')
    .execute();

const entryRows = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('board_year_entries as entry')
    .innerJoin('board_years as year', 'year.id', 'entry.year')
    .leftJoin('records as document', 'document.id', 'entry.document')
    .select(['entry.id', 'entry.year as yearId', 'entry.duty', 'entry.doneBy', 'entry.about'])
    .select(['document.id as documentId', 'document.title as document', 'document.language'])
    .select(sql<string | null>`entry.done_on::text`.as('doneOn'))
    .select(sql<string | null>`entry.received_on::text`.as('receivedOn'))
    .where('year.community', '=', communityId)
    .orderBy('entry.receivedOn')
    .orderBy('entry.createdAt')
    .execute();

type Entry = Awaited<ReturnType<typeof entryRows>>[number];
type Year = Awaited<ReturnType<typeof yearRows>>[number];

/** A line of a year's list. */
export type YearLine = ReturnType<typeof lineOf>;

function lineOf(
  year: Year,
  { duty, entry }: { duty: YearDuty; entry: Entry | null },
  today: string,
) {
  const receivedOn = entry?.receivedOn ?? null;
  const due = dueOn(duty, year, receivedOn);
  const doneOn = entry?.doneOn ?? null;
  return {
    id: entry?.id ?? null,
    ...{ duty, due, receivedOn, doneOn, doneBy: entry?.doneBy ?? null },
    about: entry?.about ?? null,
    document: entry?.documentId
      ? { id: entry.documentId, title: entry.document ?? '', language: entry.language ?? 'en' }
      : null,
    // Ballots are kept until their day, and have to go after it no sooner than that.
    isLate: doneOn === null && due !== null && due < today && duty !== 'BALLOTS',
    dueIn: doneOn === null && due !== null && duty !== 'BALLOTS' ? soonDays(today, due) : null,
  };
}

const soon = 7;

/** How many days are left until what is due within a week; null for anything else. */
function soonDays(today: string, due: string): number | null {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / (24 * 60 * 60 * 1000));
  return days >= 0 && days <= soon ? days : null;
}

function linesOf(year: Year, entries: Entry[], today: string): YearLine[] {
  const own = entries.filter(({ yearId }) => yearId === year.id);
  return [
    ...yearly.map((duty) =>
      lineOf(year, { duty, entry: own.find((one) => one.duty === duty) ?? null }, today),
    ),
    ...own
      .filter(({ duty }) => duty === 'RECORDS_REQUEST')
      .map((entry) => lineOf(year, { duty: 'RECORDS_REQUEST', entry }, today)),
  ];
}

/** Every line of every year of a community, with its year. */
async function allLines(em: Em, communityId: string) {
  const [years, entries] = await Promise.all([
    yearRows(em, communityId),
    entryRows(em, communityId),
  ]);
  const today = cityToday();
  const lines = years.flatMap((year) =>
    linesOf(year, entries, today).map((line) => ({ ...line, year })),
  );
  return { years, lines, today };
}

/** How many lines of all years of a community are overdue. Guards nothing itself. */
export async function overdueLines(em: Em, communityId: string): Promise<number> {
  const { lines } = await allLines(em, communityId);
  return lines.filter(({ isLate }) => isLate).length;
}

/**
 * The board's year: that which `ends` names, or the one with the line that is overdue for longest, or else due next;
 * where nothing is left to do, the one that is under way or ended last. Guards nothing itself.
 */
export async function yearPage({ em }: Ctx, community: Community, ends: string | null) {
  const { years, lines, today } = await allLines(em, community.id);
  const [first] = lines
    .flatMap(({ duty, due, doneOn, year }) =>
      due !== null && doneOn === null && duty !== 'BALLOTS' ? [{ due, year }] : [],
    )
    .sort((one, other) => (one.due < other.due ? -1 : 1));
  const underWay = years.filter(({ endsOn }) => endsOn >= today).at(-1);
  const newest = years[0];
  const year =
    years.find(({ endsOn }) => endsOn === ends) ?? first?.year ?? underWay ?? newest ?? null;
  return {
    community: { slug: community.slug, name: community.name },
    years: years.map(({ id, endsOn }) => ({ id, endsOn })),
    year,
    lines: lines.filter((line) => line.year === year),
    /** The lines of other years that are overdue. */
    late: lines.filter((line) => line.isLate && line.year !== year),
    /** The end of the year to add next. */
    next: newest ? addMonths(newest.endsOn, 12) : '',
    today,
    formKey: newFormKey(),
  };
}

export type YearPage = Awaited<ReturnType<typeof yearPage>>;

/** What an address names: a year and one of its duties, or a request for records in it. */
export interface LineAddress {
  year?: string;
  duty?: string;
}

/** The form of a line. Guards nothing itself. Throws AppError `not-found`. */
export async function linePage(ctx: Ctx, community: Community, { year: id, duty }: LineAddress) {
  const { em } = ctx;
  const [years, entries, documents] = await Promise.all([
    yearRows(em, community.id),
    entryRows(em, community.id),
    findDocuments(em, community.id, { readable: everything, withTakenDown: true }),
  ]);
  const year = years.find((one) => one.id === idIn(id));
  const lines = year ? linesOf(year, entries, cityToday()) : [];
  const [named, entryId] = [dutyIn(duty), idIn(duty)];
  const line = named
    ? lines.find((one) => one.duty === named)
    : lines.find((one) => entryId !== null && one.id === entryId);
  if (!year || !line) throw new AppError('not-found', 'boardYear.notFound');
  return {
    community: { slug: community.slug, name: community.name },
    year,
    line,
    documents: documents.map(({ id: documentId, title, datedOn, language }) => ({
      id: documentId,
      title,
      datedOn,
      language,
    })),
    values: {
      doneOn: line.doneOn ?? cityToday(),
      doneBy: line.doneBy ?? ctx.actor?.name ?? '',
      document: line.document?.id ?? '',
      seen: seenOf({ ...line, documentId: line.document?.id ?? null }),
    },
    /** What a request for records says of itself; null for any other line. */
    request:
      line.receivedOn === null ? null : { receivedOn: line.receivedOn, about: line.about ?? '' },
    today: cityToday(),
    formKey: newFormKey(),
  };
}

export type LinePage = Awaited<ReturnType<typeof linePage>>;
