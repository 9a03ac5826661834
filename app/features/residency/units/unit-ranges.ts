import type { UnitKind } from '#db/enums.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { buildingLength, unitLength } from '../../communities/communities/limits.ts';
import { listParts, rangeEnds } from '../../communities/communities/unit-lists.ts';
import { kindNamed, kindOf } from '../../communities/communities/unit-kind.ts';
import { isAmongNumbers, spoiltReadings } from './spoilt-label.ts';
import { floorOf, unitKey } from '../../communities/communities/unit.ts';
import { columnsInOrder, unitColumns, type UnitColumn, type UnitColumns } from './unit-columns.ts';
import { inOneSpelling, repeatsNumbers, wholeUnit } from './whole-units.ts';

/** A unit to add: its label, what it is, and the building and the floor it is in, if they are known. */
export interface UnitToAdd {
  label: string;
  kind: UnitKind;
  building: string | null;
  floor: number | null;
}

interface ReadUnits {
  /** Each unit once, in the order they were written. */
  units: UnitToAdd[];
  /** What was written and cannot be read as units. */
  unclear: string[];
  /** Whether there were more than `maxUnits`, or far more labels than that; the rest was left out. */
  isTooMany: boolean;
}

/** The most units of a register, however they come into it. */
export const maxUnits = 5000;

/** How many labels are looked at: a list may name some units twice. */
const maxWritten = 2 * maxUnits;

/**
 * Reads units as people write them: '101-112, 201-212, PH1, PH2', where a range keeps the width of
 * its first number and may count letters ('1A-1F'). What names a unit of the register (`isUnit`, by its key) is that
 * unit, and no range.
 */
export const readRanges = (
  text: string,
  isUnit: (key: string) => boolean = () => false,
): ReadUnits =>
  collect(
    listParts(text).map((label) => ({ label, floor: '' })),
    (label) => (isUnit(unitKey(label.slice(0, 2 * unitLength))) ? labelIn(label) : labelsIn(label)),
  );

/**
 * Reads a list with one unit a line, each with its floor, its kind and its building after commas if they are given, or
 * in the order of a first line that names them: '1-21' is a unit here, and no range. A number is told from the same one
 * in another building, also in the register (`buildingIn`, see `wholeUnit`).
 */
export function readList(
  text: string,
  buildingIn: (key: string) => string | null | undefined = () => undefined,
): ReadUnits {
  const lines = cellsOf(text);
  const { columns, isHead } = unitColumns(lines[0] ?? []);
  const spelled = inOneSpelling([]);
  const entries = lines.slice(isHead ? 1 : 0).map((cells) => {
    const entry = entryIn(cells, columns);
    return { ...entry, building: entry.building && spelled(entry.building) };
  });
  const isRepeated = repeatsNumbers(entries);
  return collect(
    entries.map((entry) => {
      const label = wholeUnit(entry, { isRepeated, buildingIn });
      const told = label === entry.label ? null : floorOf(entry.label);
      return { ...entry, label, floor: entry.floor.trim() || String(told ?? '') };
    }),
  );
}

/** Reads units as `unitLine` writes them. */
export const readUnitLines = (text: string): UnitToAdd[] =>
  collect(cellsOf(text).map((cells) => entryIn(cells, columnsInOrder))).units;

/** A unit as a line of a form: its label, its floor, its kind and its building. */
export const unitLine = ({ label, floor, kind, building }: UnitToAdd): string =>
  [label, floor ?? '', kind, withoutMarks(building ?? '')].join(', ');

/** A text without the marks that part the cells of a line. */
export const withoutMarks = (text: string): string => text.replace(/[,;\s]+/g, ' ').trim();

const cellsOf = (text: string): string[][] => text.split('\n').map((line) => line.split(/[,;\t]/));

function entryIn(cells: string[], columns: UnitColumns) {
  const cell = (column: UnitColumn) => cells[columns[column] ?? -1] ?? '';
  const building = visibleText(cell('building'));
  return {
    label: cell('unit'),
    floor: cell('floor'),
    kind: cell('kind'),
    building: building.length <= buildingLength ? building : '',
  };
}

/**
 * Puts what was read together: each unit once, of the kind that is given or else that its label tells. `labelsOf` says
 * which units a text stands for: itself, if left out.
 */
export function collect(
  entries: { label: string; floor: string; kind?: string; building?: string }[],
  labelsOf: (text: string) => string[] = labelIn,
): ReadUnits {
  const units = new Map<string, UnitToAdd>();
  const unclear: string[] = [];
  const context = { isAmongNumbers: isAmongNumbers(entries.map(({ label }) => label)) };
  let written = 0;
  for (const entry of entries) {
    const text = visibleText(entry.label);
    if (text === '') continue;
    const floor = floorIn(entry.floor);
    const isSpoilt = spoiltReadings(text, context) !== null;
    const labels = floor === undefined || isSpoilt ? [] : labelsOf(text);
    written += Math.max(1, labels.length);
    if (written > maxWritten) return { units: [...units.values()], unclear, isTooMany: true };
    if (labels.length === 0)
      unclear.push([text, visibleText(entry.floor)].filter(Boolean).join(', '));
    for (const label of labels) {
      const key = unitKey(label);
      const kind = kindNamed(entry.kind ?? '') ?? kindOf(label);
      const building = entry.building || null;
      if (!units.has(key))
        units.set(key, { label, kind, building, floor: floor ?? floorOf(label) });
      if (units.size > maxUnits) {
        units.delete(key);
        return { units: [...units.values()], unclear, isTooMany: true };
      }
    }
  }
  return { units: [...units.values()], unclear, isTooMany: false };
}

/** The floor as typed: null where none is, undefined for what is no floor. */
function floorIn(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^-?\d{1,3}$/.test(text) ? Number(text) : undefined;
}

/** The labels that a text stands for: one, or those of a range; none for what is neither. */
function labelsIn(text: string): string[] {
  for (const [from, to] of rangeEnds(text)) {
    const counted = numbersBetween(from, to) ?? lettersBetween(from, to);
    if (counted) return counted;
  }
  return labelIn(text);
}

/** The label that a text is, alone; none for what is no label. */
function labelIn(text: string): string[] {
  if (/\do\d/i.test(text)) return []; // The letter O between figures is a slip for zero.
  return text.length <= unitLength && /[\p{L}\p{N}]/u.test(text) && unitKey(text) !== ''
    ? [text]
    : [];
}

/** A number with what is around it, as the tower in '1-101'. */
const numbered = /^(|.*\D)(\d{1,6})(\D*)$/u;

/** '101' to '112', 'PH1' to 'PH4' or just '4', '101A' to '112A'; null where it is no such range. */
function numbersBetween(from: string, to: string): string[] | null {
  const [, before, first, after] = numbered.exec(from) ?? [];
  const [, beforeLast, last, afterLast] = numbered.exec(to) ?? [];
  if (first === undefined || last === undefined) return null;
  const isSameShape = (beforeLast === '' || beforeLast === before) && afterLast === after;
  // 'A-101' is one unit: only its second part is a number with the same words around it.
  if (!isSameShape) return null;
  const length = Number(last) - Number(first) + 1;
  // '112-101' is a range that somebody turned around, and '12-1' a unit of a tower.
  if (length < 1) return first.length === last.length ? [] : null;
  return counting(Math.min(length, maxUnits + 1), (index) => {
    const number = String(Number(first) + index).padStart(first.length, '0');
    return `${before}${number}${after}`;
  });
}

/** '1A' to '1F'; null where it is no such range. */
function lettersBetween(from: string, to: string): string[] | null {
  const [, before, first] = /^(.*\d)([A-Za-z])$/u.exec(from) ?? [];
  const [, beforeLast, last] = /^(.*\d)?([A-Za-z])$/u.exec(to) ?? [];
  if (!first || !last || (beforeLast !== undefined && beforeLast !== before)) return null;
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  if (length < 1 || length > 26) return [];
  return counting(length, (index) => `${before}${String.fromCharCode(start + index)}`);
}

const counting = (length: number, label: (index: number) => string): string[] =>
  Array.from({ length }, (_, index) => label(index));
