/** What a column of a list of units may hold, in the order of a list without names. */
const unitFields = ['unit', 'floor', 'kind', 'building'] as const;
export type UnitColumn = (typeof unitFields)[number];

export type UnitColumns = Partial<Record<UnitColumn, number>>;

/** Of a list without names. */
export const columnsInOrder: UnitColumns = { unit: 0, floor: 1, kind: 2, building: 3 };

/** How English and French lists name their columns. */
const names: Record<UnitColumn, RegExp> = {
  unit: /^(unit|units|unité|unités|logement|logements|suite|apt|apartment|appartement)$/iu,
  floor: /^(floor|étage|etage|level|niveau)$/iu,
  kind: /^(kind|type|what it is|genre|sorte|sorte d[’']unité)$/iu,
  building: /^(building|bldg|tower|block|phase|tour|immeuble|b[âa]timent|[ée]difice|bloc)$/iu,
};

/**
 * Which column holds what, and whether the first line of a list says so: it names the units, or another column beside
 * them. Without names they are in their order.
 */
export function unitColumns(firstLine: string[]): { columns: UnitColumns; isHead: boolean } {
  const columns: UnitColumns = {};
  for (const field of unitFields) {
    const at = firstLine.findIndex((cell) => names[field].test(cell.trim()));
    if (at !== -1) columns[field] = at;
  }
  const isHead =
    columns.unit !== undefined || (Object.keys(columns).length > 0 && firstLine.length > 1);
  if (!isHead) return { columns: columnsInOrder, isHead };
  const free = firstLine.findIndex((_, at) => !Object.values(columns).includes(at));
  columns.unit ??= Math.max(free, 0);
  return { columns, isHead };
}
