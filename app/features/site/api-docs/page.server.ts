import { apiDocument } from '#app/lib/api/openapi.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translateDocument } from './content/index.server.ts';
import {
  fieldsOf,
  typeOf,
  type Field,
  type JsonSchema,
  type ValueType,
} from './json-schema.server.ts';

/** The places of a parameter. */
export type Place = 'path' | 'query' | 'header' | 'cookie';

interface Parameter extends Field {
  place: Place;
}

/** An endpoint as the page shows it. */
export interface DocumentedEndpoint {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | null;
  loggedIn: boolean;
  parameters: Parameter[];
  body: Field[];
  responses: { status: string; description: string; type: ValueType | null }[];
}

export interface DocsPage {
  title: string;
  description: string;
  groups: { topic: string; path: string; endpoints: DocumentedEndpoint[] }[];
}

export interface ShapesPage {
  /** The named types; one that is not an object has a type and no fields. */
  shapes: { name: string; fields: Field[]; type: ValueType | null }[];
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters?: {
    name: string;
    in: Place;
    required?: boolean;
    schema: JsonSchema;
    description?: string;
  }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: JsonSchema }> }
  >;
}

/** The OpenAPI document, as a page in a language shows it to people. */
export function docsPage(locale: Locale): DocsPage {
  const document = translateDocument(apiDocument(), locale);
  const documented = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
      topic: operation.tags[0] ?? '',
      endpoint: endpointOf(method, path, operation),
    })),
  );
  const topics = [...new Set(documented.map(({ topic }) => topic))];
  return {
    title: document.info.title,
    description: document.info.description ?? '',
    groups: topics.map((topic) => ({
      topic,
      path: `/api/${topic}`,
      endpoints: documented.filter((each) => each.topic === topic).map((each) => each.endpoint),
    })),
  };
}

/** The named types of the document, as their page shows them in a language. */
export function shapesPage(locale: Locale): ShapesPage {
  const { components } = translateDocument(apiDocument(), locale);
  const schemas = (components?.schemas ?? {}) as Record<string, JsonSchema>;
  return {
    shapes: Object.entries(schemas).map(([name, schema]) => ({
      name,
      fields: fieldsOf(schema),
      type: schema.properties ? null : typeOf(schema),
    })),
  };
}

function endpointOf(method: string, path: string, operation: Operation): DocumentedEndpoint {
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? null,
    loggedIn: operation.security.length === 1,
    parameters: (operation.parameters ?? []).map((parameter) => ({
      place: parameter.in,
      name: parameter.name,
      type: typeOf(parameter.schema),
      required: parameter.required ?? false,
      description: parameter.description ?? parameter.schema.description ?? null,
    })),
    body: bodyOf(operation),
    responses: Object.entries(operation.responses).map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema;
      return { status, description, type: schema ? typeOf(schema) : null };
    }),
  };
}

function bodyOf({ requestBody }: Operation): Field[] {
  const [first] = Object.values(requestBody?.content ?? {});
  return first ? fieldsOf(first.schema) : [];
}
