/** What a column of a list may hold. */
export const importFields = [
  'unit',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'tenure',
  'language',
] as const;
export type ImportField = (typeof importFields)[number];

/** Which column holds what, by its place from 0, and whether the first row names them. */
export interface Mapping {
  hasHead: boolean;
  columns: Partial<Record<ImportField, number>>;
}
