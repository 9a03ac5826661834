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
import { statusByCode, type ErrorCode } from '../errors.ts';
import { sessionCookieName } from '../session/session.server.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

type Routes = ServerBuild['routes'];

let paths: ZodOpenApiPathsObject = {};
let made: ApiDocument | undefined;

/** Collects the endpoints of the build's routes from their declarations. */
export function registerApi(routes: Routes): void {
  const found = Object.values(routes).flatMap((route) => {
    const methods = methodsOf(route?.module.loader);
    return route && methods ? [{ path: pathOf(routes, route.id), methods }] : [];
  });
  paths = Object.fromEntries(
    found
      .sort((one, other) => one.path.localeCompare(other.path))
      .map(({ path, methods }) => [path, operations(path, methods)]),
  );
  made = undefined;
}

/** The OpenAPI 3.1 document of all endpoints, made from their declarations. Its language is English. */
export const apiDocument = (): ApiDocument =>
  (made ??= createDocument({
    openapi: '3.1.0',
    info: {
      title: 'The Local Link',
      version: '1.0.0',
      description:
        'The API behind the portal’s own screens. Log in with POST /api/auth/login; it sets the session cookie that identifies you from then on. Times are ISO 8601 in UTC. Money is in whole cents. A change sent by another site’s page is refused with 403; programs other than browsers are not affected. A POST with an Idempotency-Key runs once for each key, person and body within a day.',
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
    security: endpoint.loggedIn ? [{ session: [] }] : [{}, { session: [] }],
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params as z.ZodObject } : {}),
      ...(endpoint.query ? { query: endpoint.query as z.ZodObject } : {}),
      ...(endpoint.idempotent ? { header: keyHeader } : {}),
    },
    ...bodyOf(endpoint),
    responses: { ...success(endpoint), ...errorResponses(method, endpoint) },
  };
}

/** `getListingsId` for GET /api/listings/{id}. */
const nameOf = (method: Method, path: string): string =>
  method.toLowerCase() +
  path.replace('/api', '').replace(/[^A-Za-z]+(\w?)/g, (_, first: string) => first.toUpperCase());

const keyHeader = z.object({
  'Idempotency-Key': z.string().min(1).max(200).optional().meta({
    description:
      'Chosen by the client. Send the same key again when you send the same change again.',
  }),
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
  if (!result) return { '204': { description: 'Done; the response has no body' } };
  const headers = {
    ...(paginated ? { Link: textHeader('The next page of the list: `<…>; rel="next"`') } : {}),
    ...(cache ? { ETag: textHeader('Send it as If-None-Match the next time') } : {}),
  };
  return {
    [String(status ?? 200)]: {
      description: status === 201 ? 'Created' : 'OK',
      content: { 'application/json': { schema: result as z.ZodType } },
      headers,
    },
    ...(cache ? { '304': { description: 'Not changed since the ETag that was sent' } } : {}),
  };
}

const textHeader = (description: string) => ({ description, schema: { type: 'string' as const } });

const errorSchema = z
  .object({
    message: z.string().meta({ description: 'A message for people to read' }),
    code: z.string().optional().meta({
      description: 'What a program tells the failure by, where the status says too little',
    }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'Messages by field; the names are those of the HTML form' }),
  })
  .meta({ id: 'Error' });

const errorTexts: Record<ErrorCode, string> = {
  invalid: 'Part of the request is not valid',
  unauthenticated: 'Not logged in, or the email address or password is wrong',
  forbidden: 'Not allowed',
  'not-found': 'It does not exist, or the caller may not see it',
  'method-not-allowed': 'This address does not support the method',
  conflict:
    'It has changed, the value is taken, or the Idempotency-Key was used with another request',
  'too-large': 'Too large',
  'wrong-type': 'The Content-Type is not supported',
  misdirected: 'A demo that answers on its own machine only',
  'too-many': 'Too many attempts; Retry-After says how many seconds to wait',
  unavailable: 'The database can’t be reached; Retry-After says how many seconds to wait',
};

/** Every error of an endpoint: the declared ones, and those that follow from its declaration. */
function errorResponses(method: Method, endpoint: AnyEndpoint): ZodOpenApiResponsesObject {
  const takesBody = endpoint.body || endpoint.uploadField;
  // Any address can be malformed, any endpoint may find the database down, and every one is closed to
  // somebody whose account is to be deleted.
  const codes = new Set<ErrorCode>([
    'invalid',
    'unavailable',
    'forbidden',
    ...(endpoint.errors ?? []),
  ]);
  if (endpoint.loggedIn) codes.add('unauthenticated');
  if (endpoint.notFound) codes.add('not-found');
  if (method !== 'GET') codes.add('too-large');
  if (takesBody) codes.add('wrong-type');
  if (endpoint.idempotent) codes.add('conflict');
  return Object.fromEntries(
    [...codes].map((code) => [
      String(statusByCode[code]),
      {
        description: errorTexts[code],
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  );
}
