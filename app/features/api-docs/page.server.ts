import { apiDocument, type ApiDocument } from '#app/lib/api/openapi.server.ts';

/** A part of a type's name: words, or the name of a shape described further down. */
export type TypePart = { text: string } | { shape: string };

export interface Field {
  name: string;
  type: TypePart[];
  required: boolean;
  description: string | null;
}

export interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | null;
  signedIn: boolean;
  /** In the address and the headers. */
  parameters: (Field & { place: string })[];
  body: Field[];
  answers: { status: string; description: string; type: TypePart[] }[];
}

export interface DocsPage {
  title: string;
  description: string;
  groups: { topic: string; calls: DocumentedCall[] }[];
  shapes: { name: string; fields: Field[]; type: TypePart[] }[];
}

/** What the page needs to know of a JSON Schema, as zod writes it. */
interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema: Schema;
    description?: string;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

/** The document of the JSON calls, as a page shows it to people. */
export function docsPage(document: ApiDocument = apiDocument()): DocsPage {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
      topic: operation.tags[0] ?? '',
      call: callOf(method, path, operation),
    })),
  );
  const topics = [...new Set(calls.map(({ topic }) => topic))];
  return {
    title: document.info.title,
    description: document.info.description ?? '',
    groups: topics.map((topic) => ({
      topic,
      calls: calls.filter((each) => each.topic === topic).map(({ call }) => call),
    })),
    shapes: Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>).map(
      ([name, schema]) => ({
        name,
        fields: fieldsOf(schema),
        type: schema.properties ? [] : typeOf(schema),
      }),
    ),
  };
}

function callOf(method: string, path: string, operation: Operation): DocumentedCall {
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? null,
    signedIn: operation.security.length === 1,
    parameters: (operation.parameters ?? []).map((parameter) => ({
      place: parameter.in,
      name: parameter.name,
      type: typeOf(parameter.schema),
      required: parameter.required ?? false,
      description: parameter.description ?? parameter.schema.description ?? null,
    })),
    body: bodyOf(operation),
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema;
      return { status, description, type: schema ? typeOf(schema) : [] };
    }),
  };
}

function bodyOf({ requestBody }: Operation): Field[] {
  const [first] = Object.values(requestBody?.content ?? {});
  return first ? fieldsOf(first.schema) : [];
}

/** The fields of an object, those of objects in it under their full names. */
const fieldsOf = (schema: Schema, prefix = ''): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const full = prefix + name;
    const own: Field = {
      name: full,
      type: typeOf(property),
      required: schema.required?.includes(name) ?? false,
      description: property.description ?? null,
    };
    const inner = property.items?.properties
      ? fieldsOf(property.items, `${full}[].`)
      : fieldsOf(property, `${full}.`);
    return [own, ...inner];
  });

function typeOf(schema: Schema): TypePart[] {
  if (schema.$ref) return [{ shape: schema.$ref.split('/').pop() ?? '' }];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(typeOf));
  if (schema.enum) return [{ text: schema.enum.map(String).join(' | ') }];
  if (schema.type === 'array') return [{ text: 'list of ' }, ...typeOf(schema.items ?? {})];
  const limits = limitsOf(schema);
  return [{ text: wordFor(schema) + (limits && ` (${limits})`) }];
}

const joined = (types: TypePart[][]): TypePart[] =>
  types.flatMap((type, index) => (index === 0 ? type : [{ text: ' or ' }, ...type]));

const formats: Record<string, string> = {
  uuid: 'uuid',
  'date-time': 'date and time',
  binary: 'file',
};

const wordFor = ({ type = 'anything', format = '' }: Schema): string => {
  const words: Record<string, string> = {
    string: formats[format] ?? 'text',
    integer: 'whole number',
    boolean: 'true or false',
  };
  return words[type] ?? type;
};

/** The limits of a text or a number, as people say them. */
function limitsOf({ type, format, minLength = 0, maxLength, minimum, maximum }: Schema): string {
  if (type === 'string' && !format && maxLength) {
    return minLength > 0
      ? `${minLength} to ${maxLength} characters`
      : `at most ${maxLength} characters`;
  }
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : null;
  const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : null;
  if (least !== null && most !== null) return `${least} to ${most}`;
  return least === null ? '' : `at least ${least}`;
}
