import type { Category, Condition, Language } from '#db/enums.ts';

/** The fields that an author fills in, as they are saved; a kind has some of them. */
export interface PostFields {
  title?: string | undefined;
  description?: string | undefined;
  /** In cents. */
  price?: number | null | undefined;
  /** A moment; as text in a saved revision. */
  when?: Date | string | null | undefined;
  endsAt?: Date | string | null | undefined;
  place?: string | null | undefined;
  capacity?: number | null | undefined;
  category?: Category | null | undefined;
  condition?: Condition | null | undefined;
  tags?: string[] | null | undefined;
  contactEmail?: string | null | undefined;
  language?: Language | null | undefined;
  images?: string[] | null | undefined;
}

/** Every field, in the order of the form. */
const fieldNames: FieldName[] = [
  'title',
  'description',
  'price',
  'when',
  'endsAt',
  'place',
  'capacity',
  'category',
  'condition',
  'tags',
  'contactEmail',
  'language',
  'images',
];

export type FieldName = keyof PostFields;

/** The fields of a row, without its other columns. */
export const fieldsOf = (row: PostFields): PostFields =>
  Object.fromEntries(fieldNames.filter((name) => name in row).map((name) => [name, row[name]]));

/** The fields in which `after` differs from `before`; one that `after` leaves out stays. */
export const changedFields = (before: PostFields, after: PostFields): FieldName[] =>
  fieldNames.filter(
    (name) => after[name] !== undefined && comparable(name, before) !== comparable(name, after),
  );

/** A value to compare; moments are written in more than one way. */
const comparable = (name: FieldName, { [name]: value }: PostFields): string =>
  JSON.stringify(moments.has(name) && value ? new Date(value as Date | string) : (value ?? null));

const moments = new Set<FieldName>(['when', 'endsAt']);
