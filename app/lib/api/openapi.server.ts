import type { ServerBuild } from '@remix-run/node';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { AnyEndpoint, Methods, Method } from './endpoint.server.ts';
import { methodsOf } from './api-route.server.ts';
import { env } from '../env.server.ts';
import { statusOf, type ErrorCode } from '../errors.ts';
import { sessionCookieName } from '../session/session.server.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

type Routes = ServerBuild['routes'];

let paths: ZodOpenApiPathsObject = {};
let made: ApiDocument | undefined;

/** Takes note of every JSON call among the build's routes, from its declaration. */
export function registerApi(routes: Routes): void {
  const found = Object.values(routes).flatMap((route) => {
    const calls = methodsOf(route?.module.loader);
    return route && calls ? [{ path: pathOf(routes, route.id), calls }] : [];
  });
  paths = Object.fromEntries(
    found
      .sort((one, other) => one.path.localeCompare(other.path))
      .map(({ path, calls }) => [path, operations(path, calls)]),
  );
  made = undefined;
}

/** The OpenAPI 3.1 document of the JSON calls, made of their declarations. */
export const apiDocument = (): ApiDocument =>
  (made ??= createDocument({
    openapi: '3.1.0',
    info: {
      title: 'The Local Link',
      version: '1.0.0',
      description:
        'The calls the portal’s own screens are made of. Log in with POST /api/auth/login; the session cookie of its answer says who asks from then on. Times are ISO 8601 in UTC, money is integer cents. A change must come from our own pages or from no page at all: one sent by another site is refused with 403. A POST that takes an Idempotency-Key is done once for each key, person and body within a day.',
    },
    servers: [{ url: env().appUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName() },
      },
    },
  }));

/** `/api/listings/{id}`, from the paths of a route and of those around it. */
function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  const above = route?.parentId ? pathOf(routes, route.parentId) : '';
  const own = (route?.path ?? '').replace(/:(\w+)/g, '{$1}');
  return own ? `${above.replace(/\/$/, '')}/${own}` : above;
}

const operations = (path: string, methods: Methods) =>
  Object.fromEntries(
    Object.entries(methods).map(([method, endpoint]) => [
      method.toLowerCase(),
      operation(path, method as Method, endpoint),
    ]),
  );

function operation(path: string, method: Method, endpoint: AnyEndpoint): ZodOpenApiOperationObject {
  const [, , topic = ''] = path.split('/');
  return {
    tags: [topic],
    operationId: nameOf(method, path),
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    security: endpoint.signedIn ? [{ session: [] }] : [{}, { session: [] }],
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params as z.ZodObject } : {}),
      ...(endpoint.query ? { query: endpoint.query as z.ZodObject } : {}),
      ...(endpoint.idempotent ? { header: keyHeader } : {}),
    },
    ...bodyOf(endpoint),
    responses: { ...success(endpoint), ...refusals(method, endpoint) },
  };
}

/** `getListingsId` for GET /api/listings/{id}. */
const nameOf = (method: Method, path: string): string =>
  method.toLowerCase() +
  path.replace('/api', '').replace(/[^A-Za-z]+(\w?)/g, (_, first: string) => first.toUpperCase());

const keyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Made by the sender, and the same each time the same change is sent.' }),
});

const photo = z.string().meta({ override: { type: 'string', format: 'binary' } });

function bodyOf({
  body,
  uploadField,
}: AnyEndpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (uploadField) {
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': { schema: z.object({ [uploadField]: photo }) },
          'image/*': { schema: photo },
        },
      },
    };
  }
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: body as z.ZodType } } },
  };
}

function success({ result, status, paginated, cache }: AnyEndpoint): ZodOpenApiResponsesObject {
  if (!result) return { '204': { description: 'Done' } };
  const headers = {
    ...(paginated ? { Link: textHeader('Where the list goes on: `<…>; rel="next"`') } : {}),
    ...(cache ? { ETag: textHeader('To ask after with If-None-Match') } : {}),
  };
  return {
    [String(status ?? 200)]: {
      description: status === 201 ? 'Made' : 'Found',
      content: { 'application/json': { schema: result as z.ZodType } },
      headers,
    },
    ...(cache ? { '304': { description: 'Unchanged since the ETag asked after' } } : {}),
  };
}

const textHeader = (description: string) => ({ description, schema: { type: 'string' as const } });

const errorSchema = z
  .object({
    message: z.string().meta({ description: 'Written for people' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'Messages by field, named as in the HTML form' }),
  })
  .meta({ id: 'Error' });

const refusalTexts: Record<ErrorCode, string> = {
  invalid: 'Something sent does not fit',
  unauthenticated: 'Not logged in, or the login is wrong',
  forbidden: 'Not allowed',
  'not-found': 'Not there, or not for the caller to see',
  'method-not-allowed': 'Not a method of this address',
  conflict: 'Taken, otherwise by now, or sent before with something else',
  'too-large': 'Too large',
  'wrong-type': 'Not a type that is taken',
  'too-many': 'Too many tries; Retry-After says how long to wait',
  unavailable: 'The data cannot be reached; Retry-After says how long to wait',
};

/** Every way a call can be refused: the declared ones, and those its declaration brings along. */
function refusals(method: Method, endpoint: AnyEndpoint): ZodOpenApiResponsesObject {
  const takesBody = endpoint.body || endpoint.uploadField;
  // Any address can be written in a way that is none, and any call may find the database down.
  const codes = new Set<ErrorCode>(['invalid', 'unavailable', ...(endpoint.errors ?? [])]);
  if (endpoint.signedIn) codes.add('unauthenticated');
  if (endpoint.notFound) codes.add('not-found');
  if (method !== 'GET') codes.add('forbidden').add('too-large');
  if (takesBody) codes.add('wrong-type');
  if (endpoint.idempotent) codes.add('conflict');
  return Object.fromEntries(
    [...codes].map((code) => [
      String(statusOf[code]),
      {
        description: refusalTexts[code],
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  );
}
