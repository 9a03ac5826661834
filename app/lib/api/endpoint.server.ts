import type { z } from 'zod';
import type { Attempt } from '../db/idempotency.server.ts';
import type { RequestContext } from '../session/context.server.ts';
import type { ErrorCode } from '../errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH';

export interface ApiArgs<Params, Query, Body> extends RequestContext {
  request: Request;
  url: URL;
  params: Params;
  query: Query;
  body: Body;
  /** Headers of the answer, for what the body cannot say: cookies, the next part of a list. */
  answerHeaders: Headers;
  /** Set where the call `takesKey` and the sender gave one. */
  attempt: Attempt | null;
}

/**
 * One method of a call, as the wrapper enforces it and as the document at /api/openapi.json tells
 * it: who may ask, what it takes and what it answers are all said here.
 */
export interface Call<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  /** What it does, in a few words. */
  summary: string;
  /** What a reader should know beside that. */
  description?: string;
  /** The path's parameters. One that does not fit names nothing: 404 with the message `missing`. */
  params?: Params;
  missing?: string;
  query?: Query;
  /** A JSON body. */
  body?: Body;
  /** Instead of a JSON body: one photo, as image bytes or in this field of a multipart form. */
  uploadField?: string;
  /** Refuse visitors (401) before anything else is looked at. */
  signedIn?: true;
  /** Takes an Idempotency-Key header: the same key, person and body is done once. */
  takesKey?: true;
  /** Fields of the body that are written down nowhere, not even as a digest. */
  secrets?: string[];
  /** What it answers with; without it the answer is 204 and empty. */
  answer?: Answer;
  /** 200 where nothing else is said. */
  status?: 200 | 201;
  /** True for a list that comes in parts. */
  paged?: true;
  /** Whose copies of the answer may be kept and asked after: nobody's, visitors', everybody's. */
  keptBy?: 'visitors' | 'everybody';
  /** How it can be refused, besides what follows from the rest of the declaration. */
  refusals?: ErrorCode[];
  handle: (
    args: ApiArgs<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<Answer>>;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- calls of different types meet in one list */
export type AnyCall = Call<any, any, any, any>;
/* eslint-enable @typescript-eslint/no-explicit-any */

export type Calls = Partial<Record<Method, AnyCall>>;

/** Keeps the types of a call's schemas between its declaration and its handler. */
export const call = <
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodVoid,
>(
  declared: Call<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> => declared;
