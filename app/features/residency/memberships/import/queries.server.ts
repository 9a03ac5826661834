import type { Community } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { letOthersRun } from '#app/lib/process/breaks.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { notMailedCount, openOfList } from '../invitations/by-mail.server.ts';
import { analyse, needsItsUnit, registerOf, type Analysis } from './analyse.server.ts';
import { figuresOf, outcomeOf } from './outcome.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { sameInOtherWords } from '#app/features/residency/units/units-like.ts';
import { buildingsOf } from '#app/features/residency/units/register/preview-units.server.ts';
import { findImport } from './imports.server.ts';
import { peopleRows } from './head.ts';
import { dayOrderIn } from './list-days.ts';
import { isReadable, unreadColumns } from './mapping.ts';
import type { PlannedPerson } from './plan.ts';
import { canUndo } from './saving/undo.server.ts';

/** How many units written in two ways a preview asks about. */
const mostCompared = 40;

/** How many rows a preview shows, of those with problems and of the others. */
const shownRows = 200;

/**
 * A list with what saving it would do; of a saved one, what was left out.
 * Guards nothing itself. Throws AppError `not-found`.
 */
export async function importPage(ctx: Ctx, community: Community, id: string) {
  const [found, register, toMail, open] = await Promise.all([
    findImport(ctx.em, community, id),
    registerOf(ctx.em, community.id),
    lettersArrive() ? notMailedCount(ctx.em, community.id) : null,
    openOfList(ctx.em, community.id, id),
  ]);
  const { fileName, state, savedAt, mapping, rows, summary } = found;
  // A list may have ten thousand rows; reading them from the database was a piece of work of its own.
  await letOthersRun();
  const { head: headAt, isPerson, leftOut } = peopleRows(rows, mapping);
  const head = rows[headAt] ?? rows.find((row) => row.length > 0) ?? [];
  const { givenOn } = mapping.columns;
  const days = rows
    .filter(isPerson)
    .flatMap((row) => (givenOn === undefined ? [] : (row[givenOn] ?? [])));
  const { order, unclear } = dayOrderIn(days);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => head[at] ?? '');
  const isEmpty = rows.length === 0 || !isReadable(mapping);
  return {
    community: { slug: community.slug, name: community.name },
    id,
    fileName,
    state,
    savedAt,
    canUndo: canUndo(found),
    mapping,
    /** The columns by their names, or by what the first row has there. */
    columns,
    /** How many lines are no people: titles, the names of the columns again, and totals. */
    leftOutLines: leftOut,
    /** A day that can be read in two ways, where the list doesn't tell which; null for none. */
    unclearDay: order === null ? unclear : null,
    /** The names of the columns that nothing is read from. */
    unread: unreadColumns(rows, mapping).flatMap((at) => columns[at] ?? []),
    /** Null where a column is missing that is needed. */
    preview: isEmpty ? null : await preview(await analyse(register, found, ctx.locale), found),
    summary,
    /** How many invitations can be sent by mail at one press; null where no mail leaves. */
    toMail,
    open,
    formKey: newFormKey(),
  };
}

export type ImportPage = Awaited<ReturnType<typeof importPage>>;

const tenureBefore = ({ plan, tenure, known }: PlannedPerson): Tenure | null =>
  known !== null && (plan === 'MEMBER_UPDATE' || plan === 'UPDATE') && tenure !== known.tenure
    ? known.tenure
    : null;

async function preview({ people, units, missingUnits, owners }: Analysis, list: ReadList) {
  await letOthersRun();
  const view = ({ known, home, ...person }: PlannedPerson) => {
    const isElsewhere = person.plan === 'MEMBER_ELSEWHERE';
    return {
      ...person,
      isUnitUnknown: person.error === null && !units.has(person.unitKey),
      needsItsUnit: needsItsUnit({ ...person, home }, units),
      /** The row that brings the person in whose further unit this one has. */
      homeRow: home?.row ?? null,
      /** The unit in which a member is confirmed, where the list says another one. */
      memberUnit: isElsewhere ? (known?.condoUnit ?? null) : null,
      /** What somebody was to the unit until now, where the list says something else. */
      tenureBefore: tenureBefore({ known, home, ...person }),
      /** The day of what an owner asked for. */
      answeredOn: person.owner?.consent ? noonOf(person.owner.consent.givenOn) : null,
      membershipId: isElsewhere || person.plan === 'AT_DOOR' ? (known?.id ?? null) : null,
    };
  };
  const hasProblem = (person: PlannedPerson) =>
    person.plan === 'ERROR' || needsItsUnit(person, units);
  const problems = people.filter(hasProblem);
  const others = people.filter((person) => !hasProblem(person));
  const asItIs = outcomeOf({ people, owners }, units);
  const withAdded = outcomeOf(
    { people, owners },
    new Map<string, unknown>([...units, ...missingUnits]),
  );
  return {
    /** What is saved as the register is. */
    figures: figuresOf(asItIs, 0),
    /** What is saved once the units of the list are added to the register; null where it has them all. */
    figuresWithUnits: missingUnits.size > 0 ? figuresOf(withAdded, missingUnits.size) : null,
    total: people.length,
    /** How many rows read like two people. */
    mayBeTwo: people.filter(({ mayBeTwo }) => mayBeTwo).length,
    /** Rows with errors or an unknown unit. */
    problems: problems.slice(0, shownRows).map(view),
    problemCount: problems.length,
    /** The other rows. */
    rows: others.slice(0, shownRows).map(view),
    rowCount: others.length,
    missingUnits: [...missingUnits.values()],
    buildings: buildingsOf([...missingUnits.values()]),
    sameUnits: unitsToCompare({ units, missingUnits }, list),
  };
}

/** The cells of a list, and how they are read. */
type ReadList = Pick<Awaited<ReturnType<typeof findImport>>, 'rows' | 'mapping'>;

/** The units of the list that are written much like another one, each with that one; and what the desk said of them. */
function unitsToCompare(
  { units, missingUnits }: Pick<Analysis, 'units' | 'missingUnits'>,
  { rows, mapping: { sameUnits = {}, columns } }: ReadList,
) {
  const keyed = (some: ReadonlyMap<string, { label: string }>) =>
    [...some].map(([key, { label }]) => ({ key, label }));
  const found = sameInOtherWords(keyed(missingUnits), keyed(units));
  // The people have the other unit by now: what the list has is in its cells.
  const cells = rows.map((row) => row[columns.unit ?? -1] ?? '');
  const writtenAs = (key: string): string =>
    cells.find((cell) => cell.length <= unitLength && unitKey(cell) === key) ?? key.toUpperCase();
  const said = Object.entries(sameUnits).map(([key, label]) => ({
    key,
    written: writtenAs(key),
    other: label,
    isSame: true,
  }));
  const asked = [...found].map(([key, other]) => ({
    key,
    written: missingUnits.get(key)?.label ?? key,
    other,
    isSame: false,
  }));
  return [...said, ...asked].slice(0, mostCompared);
}

/** A row as the preview shows it. */
export type PreviewRow = NonNullable<ImportPage['preview']>['rows'][number];

/** The last ten lists of a community, newest first. Guards nothing itself. */
export async function lastImports(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  community: Community,
) {
  const rows = await kysely(em)
    .selectFrom('people_imports as list')
    .leftJoin('users as person', 'person.id', 'list.createdBy')
    .select(['list.id', 'list.fileName', 'list.state', 'list.createdAt', 'person.name as byName'])
    .where('list.community', '=', community.id)
    .orderBy('list.createdAt', 'desc')
    .orderBy('list.id', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({ ...row, byName: row.byName && nameFor(locale, row.byName) }));
}

export type ImportLine = Awaited<ReturnType<typeof lastImports>>[number];
