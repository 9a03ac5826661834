import type { z } from 'zod';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import type { IdempotencyKey } from '../forms/idempotency.server.ts';
import type { AppError, ErrorCode } from '../errors.ts';
import type { Ctx, RequestContext } from '../session/context.server.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface EndpointArgs<Params, Query, Body> extends RequestContext {
  request: Request;
  url: URL;
  params: Params;
  query: Query;
  body: Body;
  /** Headers of the response, for what the body cannot say: cookies, the next page of a list. */
  responseHeaders: Headers;
  /** The Idempotency-Key of the request, where the endpoint takes one. */
  idempotencyKey: IdempotencyKey | null;
}

/**
 * One method of an address under /api, as the wrapper enforces it and as /api/openapi.json
 * documents it: who may call it, what it takes and what it returns.
 */
interface Endpoint<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Result extends z.ZodType,
> {
  /** What it does, in a few words. */
  summary: string;
  /** What else a reader should know. */
  description?: string;
  /** The path's parameters. One that does not fit is 404 with the message of `notFound`. */
  params?: Params;
  notFound?: MessageKey;
  query?: Query;
  /** A JSON body. */
  body?: Body;
  /** What the handler would refuse about the fields of a body that the schema refuses already. */
  furtherErrors?: (ctx: Ctx, body: unknown) => AppError[] | Promise<AppError[]>;
  /** Instead of a JSON body: one photo, as image bytes or in this field of a multipart form. */
  uploadField?: string;
  /** Refuse visitors (401) before anything else is checked. */
  loggedIn?: true;
  /**
   * Takes an Idempotency-Key header: the same key, person and body is done once. With 'handler'
   * the handler claims the key itself, because the person or the body is not known before.
   */
  idempotent?: true | 'handler';
  /**
   * What it locks, such as a place: two calls about the same run one after another, and the second holds no connection
   * of the database until it is its turn.
   */
  line?(args: { params: z.output<Params>; body: z.output<Body> }): string;
  /** Fields of the body that are kept nowhere, not even as a digest. */
  secrets?: string[];
  /** What it returns; without it the response is 204 and empty. */
  result?: Result;
  /** 200 by default. */
  status?: 200 | 201;
  /** True for a list that comes in pages. */
  paginated?: true;
  /** Whose copies of the response may be kept and revalidated: none by default. */
  cache?: 'anonymous' | 'public';
  /** Errors it may answer, besides those that follow from the rest of the declaration. */
  errors?: ErrorCode[];
  /** Does the work, once for each key. */
  handler(
    args: EndpointArgs<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): Promise<z.input<Result>>;
}

/** An endpoint of any types: its handler is given what its own schemas have read. */
export type AnyEndpoint = Endpoint<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>;

export type Methods = Partial<Record<Method, AnyEndpoint>>;

/** Keeps the types of an endpoint's schemas between its declaration and its handler. */
export const endpoint = <
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType = z.ZodVoid,
>(
  declaration: Endpoint<Params, Query, Body, Result>,
): Endpoint<Params, Query, Body, Result> => declaration;
