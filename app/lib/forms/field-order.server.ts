import { z } from 'zod';

/**
 * Errors by field in the order in which a schema has its fields, which is that of the form. Fields
 * that the schema does not have, such as files, come last.
 */
export function inFieldOrder<Error>(
  schema: z.ZodType,
  errors: Record<string, Error>,
): Record<string, Error> {
  const places = new Map(Object.keys(errors).map((name) => [name, placeOf(schema, name)]));
  const compare = (one: string, other: string) =>
    comparePlaces(places.get(one) ?? [], places.get(other) ?? []);
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => compare(one, other)));
}

/** Where a field such as `communities[1].condoUnit` stands: its place at each level. */
function placeOf(schema: z.ZodType, name: string): number[] {
  let group: unknown = schema;
  return name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => {
      const inner = unwrapped(group);
      if (inner instanceof z.ZodArray) {
        group = inner.element;
        return Number(part);
      }
      const keys = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
      group = inner instanceof z.ZodObject ? (inner.shape as Record<string, unknown>)[part] : null;
      return keys.includes(part) ? keys.indexOf(part) : Infinity;
    });
}

function unwrapped(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapper ? unwrapped(schema.unwrap()) : schema;
}

function comparePlaces(one: number[], other: number[]): number {
  for (const [level, place] of one.entries()) {
    const against = other[level] ?? -1;
    if (place !== against) return place < against ? -1 : 1;
  }
  return one.length - other.length;
}
