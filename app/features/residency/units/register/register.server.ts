import { z } from 'zod';
import { AppError } from '#app/lib/errors.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import { readPage, type ListPosition } from '#app/lib/db/read-page.ts';
import { foldLetters } from '#app/lib/i18n/letters.ts';
import { countsOf, unitOccupancy, type UnitOccupancy } from '../occupancy.server.ts';
import { readLabels } from '../read-labels.ts';
import { occupancyFigures, unitStateOf } from '../unit-state.ts';
import { isLivedIn } from '#app/features/communities/communities/unit-kind.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { RegisterFilter, UnitList } from './register-filter.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { csvFile } from '#app/features/media/csv/csv.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

const pageSize = 200;

/** Columns of a file of units that another domain knows. */
export interface FurtherColumns {
  head: string[];
  /** By the id of the unit. */
  cellsOf: (unitId: string) => string[];
}

export type UnitRegister = Awaited<ReturnType<typeof unitRegister>>;

/** A unit, and the names of its confirmed people. */
export type RegisteredUnit = ReturnType<typeof toUnit>;

/**
 * A page of a community's register, of the units that a filter leaves. Throws AppError `invalid` for a malformed
 * cursor.
 */
export async function unitRegister(
  em: Em,
  { id: communityId, unitsReviewedAt }: { id: string; unitsReviewedAt?: Date | null },
  filter: RegisterFilter,
  position: ListPosition | null,
) {
  const all = await unitOccupancy(em, communityId);
  const listed = all.filter((unit) => isListed(unit, filter));
  const page = await readPage(position, {
    size: pageSize,
    format: positionFormat,
    read: ({ position, back, limit }) => {
      const rows = listed.filter(
        (unit) =>
          position === undefined || (back ? unit.position <= position : unit.position >= position),
      );
      return Promise.resolve((back ? rows.reverse() : rows).slice(0, limit));
    },
    keyOf: ({ position }) => ({ position }),
  });
  const buildings = [...new Set(all.flatMap(({ building }) => building ?? []))];
  return {
    figures: occupancyFigures(all.filter(({ kind }) => isLivedIn(kind)).map(countsOf)),
    isEmpty: all.length === 0,
    filter,
    page: { ...page, items: page.items.map(toUnit) },
    /** The buildings of the whole register, in its order; none where it knows of no more than one. */
    buildings: buildings.length > 1 ? buildings : [],
    /** How many labels can be read in two ways, until the desk has looked at them. */
    toReview: unitsReviewedAt ? 0 : readLabels(all, (name) => name).length,
    floors: floorsOf(page.items, listed),
  };
}

/**
 * The floors of the units on a page, building by building: how many homes and shops of the whole list are on each, and
 * how many of those have people.
 */
function floorsOf(shown: readonly UnitOccupancy[], listed: readonly UnitOccupancy[]) {
  const floorKey = ({ building, floor }: UnitOccupancy) => JSON.stringify([building, floor]);
  const onFloor = Map.groupBy(listed, floorKey);
  const first = new Map(shown.map((unit) => [floorKey(unit), unit]));
  return [...first].map(([key, { building, floor }]) => {
    const units = (onFloor.get(key) ?? []).filter(({ kind }) => isLivedIn(kind));
    const occupied = units.filter(({ people }) => people.length > 0).length;
    return { building, floor, count: units.length, occupied };
  });
}

/** The cursor of a unit is its place in the register. Throws AppError `invalid`. */
const positionFormat = {
  parse: (cursor: string) => ({
    position: parseCursor(
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
      cursor,
    ),
  }),
  write: ({ position }: { position: number }) => String(position),
};

function isListed(unit: UnitOccupancy, { show, q, building }: RegisterFilter): boolean {
  if (building !== '' && unit.building !== building) return false;
  const text = foldLetters(q);
  const fits =
    q === '' ||
    unit.key === unitKey(q) ||
    [unit.label, ...unit.people.map(({ name }) => name)].some((one) =>
      foldLetters(one).includes(text),
    );
  return fits && isIn(show, unit);
}

function isIn(list: UnitList, unit: UnitOccupancy): boolean {
  if (list === 'all') return true;
  if (!isLivedIn(unit.kind)) return false;
  const state = unitStateOf(countsOf(unit));
  return list === 'open' ? state === 'unanswered' || state === 'free' : state === list;
}

export const toUnit = ({ people, ...unit }: UnitOccupancy) => ({
  id: unit.id,
  label: unit.label,
  kind: unit.kind,
  building: unit.building,
  floor: unit.floor,
  waiting: unit.waiting,
  invited: unit.invited,
  names: people.map(({ name }) => name),
});

/** A unit of a community's register. Throws AppError `not-found`. */
export async function requireUnit(em: Em, communityId: string, unitId: string) {
  const unit = (await unitOccupancy(em, communityId)).find(({ id }) => id === unitId);
  if (!unit) throw new AppError('not-found', 'unitsDesk.notFound');
  return unit;
}

/**
 * The units of a register as a CSV file for a spreadsheet; the form that adds units reads its unit, building, floor and
 * kind again. `furtherColumns` reads the columns after the register's own. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`.
 */
export async function unitsCsv(
  ctx: Ctx,
  slug: string,
  filter: RegisterFilter,
  furtherColumns: (ctx: Ctx, communityId: string) => Promise<FurtherColumns>,
) {
  const { community } = await requireManaged(ctx, slug);
  const { em, locale } = ctx;
  const [all, further] = await Promise.all([
    unitOccupancy(em, community.id),
    furtherColumns(ctx, community.id),
  ]);
  const units = all.filter((unit) => isListed(unit, filter));
  const head = (
    ['unit', 'building', 'floor', 'kind', 'state', 'people', 'waiting', 'invited', 'code'] as const
  ).map((column) => translate(locale, `unitsDesk.csv.${column}`));
  const cells = units.map((unit) => [
    unit.label,
    unit.building ?? '',
    String(unit.floor ?? ''),
    translate(locale, `unitKinds.${unit.kind}`),
    translate(locale, `unitsDesk.csv.states.${unitStateOf(countsOf(unit))}`),
    unit.people.map(({ name }) => name).join('; '),
    String(unit.waiting),
    String(unit.invited),
    translate(locale, unit.hasCode ? 'unitsDesk.csv.yes' : 'unitsDesk.csv.no'),
    ...further.cellsOf(unit.id),
  ]);
  return {
    text: csvFile([[...head, ...further.head], ...cells], locale),
    filename: `${community.slug}-${translate(locale, 'unitsDesk.csv.file')}.csv`,
  };
}
