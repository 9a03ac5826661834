/** The parts of a JSON Schema that the page shows, as zod writes them. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A type without limits. */
type PlainKind =
  | 'uuid'
  | 'dateTime'
  | 'file'
  | 'number'
  | 'boolean'
  | 'null'
  | 'object'
  | 'anything';

/** The type of a value, as data; null stands for no limit. */
export type ValueType =
  | { kind: 'shape'; name: string }
  | { kind: 'list'; of: ValueType }
  | { kind: 'either'; first: ValueType; second: ValueType }
  | { kind: 'enum'; values: string[] }
  | { kind: 'text'; minimum: number | null; maximum: number | null }
  | { kind: 'integer'; minimum: number | null; maximum: number | null }
  | { kind: PlainKind };

export interface Field {
  name: string;
  type: ValueType;
  required: boolean;
  description: string | null;
}

/** The fields of an object; those of objects in it under their full names. */
export const fieldsOf = (schema: JsonSchema, prefix = ''): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const fullName = prefix + name;
    const field: Field = {
      name: fullName,
      type: typeOf(property),
      required: schema.required?.includes(name) ?? false,
      description: property.description ?? null,
    };
    const inner = property.items?.properties
      ? fieldsOf(property.items, `${fullName}[].`)
      : fieldsOf(property, `${fullName}.`);
    return [field, ...inner];
  });

export function typeOf(schema: JsonSchema): ValueType {
  if (schema.$ref) return { kind: 'shape', name: schema.$ref.split('/').pop() ?? '' };
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return choices.map(typeOf).reduce((first, second) => ({ kind: 'either', first, second }));
  }
  if (schema.enum) return { kind: 'enum', values: schema.enum.map(String) };
  if (schema.type === 'array') return { kind: 'list', of: typeOf(schema.items ?? {}) };
  if (schema.type === 'integer') return { kind: 'integer', ...rangeOf(schema) };
  if (schema.type === 'string') return stringType(schema);
  return { kind: plainKinds.find((kind) => kind === schema.type) ?? 'anything' };
}

const plainKinds = ['number', 'boolean', 'null', 'object'] as const;

const formats = new Map<string, PlainKind>([
  ['uuid', 'uuid'],
  ['date-time', 'dateTime'],
  ['binary', 'file'],
]);

function stringType({ format = '', minLength, maxLength }: JsonSchema): ValueType {
  const kind = formats.get(format);
  return kind ? { kind } : { kind: 'text', minimum: minLength || null, maximum: maxLength ?? null };
}

/** Limits that JSON's safe integers have anyway are none. */
const rangeOf = ({ minimum, maximum }: JsonSchema) => ({
  minimum: minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : null,
  maximum: maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : null,
});
