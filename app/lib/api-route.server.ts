import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { requestContext, requireActor, type RequestContext } from './context.server.ts';
import { AppError } from './errors.ts';
import { logError } from './log.server.ts';
import { requireText } from './text.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface ApiArgs<Body> extends RequestContext {
  request: Request;
  url: URL;
  /** The path's parameters; a missing one is an empty string. */
  param: (name: string) => string;
  body: Body;
}

/** One method of a call: who may ask and what it takes are checked before `handle` runs. */
export interface Call<Schema extends z.ZodType = z.ZodType<undefined>> {
  body?: Schema;
  /** Refuse visitors (401) before anything else is looked at. */
  signedIn?: true;
  handle: (args: ApiArgs<z.output<Schema>>) => Promise<Response>;
}

/** Keeps the type of `body` between a call's schema and its handler. */
export const call = <Schema extends z.ZodType = z.ZodType<undefined>>(
  declared: Call<Schema>,
): Call<Schema> => declared;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each call has a body of its own
type Calls = Partial<Record<Method, Call<any>>>;

/**
 * Makes the loader and action of a JSON call. Every failure is `{ message, errors? }` as JSON:
 * a method that is not declared (405 with Allow), a body that is not JSON or does not fit its
 * schema, an AppError, and what nobody expected (500, with the cause only in the log).
 */
export function apiRoute(calls: Calls) {
  const answer = async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    try {
      return await run(calls, args);
    } catch (error) {
      return failure(error);
    }
  };
  return { loader: answer, action: answer };
}

async function run(calls: Calls, args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { request } = args;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const declared = calls[method as Method];
  if (!declared) {
    const allowed = Object.keys(calls).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name));
    return Response.json(
      { message: `This address does not take ${request.method}.` },
      { status: 405, headers: { ...noStore, Allow: allowed.join(', ') } },
    );
  }
  const held = await requestContext(args);
  if (declared.signedIn) requireActor(held);
  const body: unknown = declared.body ? checked(declared.body, await readJson(request)) : undefined;
  return declared.handle({
    ...held,
    request,
    url: new URL(request.url),
    param: (name) => args.params[name] ?? '',
    body,
  });
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('wrong-type', 'Send the body as application/json.');
  }
  const text = await request.text();
  try {
    return JSON.parse(text, (key, value: unknown) => {
      requireText(key);
      if (typeof value === 'string') requireText(value);
      return value;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'The body is not valid JSON.');
  }
}

class InvalidBody extends Error {
  readonly errors: Record<string, string[]>;
  constructor(errors: Record<string, string[]>) {
    super('Please check the fields and try again.');
    this.errors = errors;
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    (errors[fieldName(issue.path)] ??= []).push(issue.message);
  }
  throw new InvalidBody(errors);
}

/** The name the same field has in the HTML form: `communities[0].condoUnit`. */
const fieldName = (path: PropertyKey[]) =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number'
        ? `${name}[${part}]`
        : name
          ? `${name}.${String(part)}`
          : String(part),
    '',
  );

const noStore = { 'Cache-Control': 'private, no-store' };

function failure(error: unknown): Response {
  if (error instanceof InvalidBody) {
    return Response.json(
      { message: error.message, errors: error.errors },
      { status: 400, headers: noStore },
    );
  }
  if (error instanceof AppError) {
    return Response.json(
      {
        message: error.message,
        ...(error.field ? { errors: { [error.field]: [error.message] } } : {}),
      },
      {
        status: error.status,
        headers: {
          ...noStore,
          ...(error.retryAfterSeconds ? { 'Retry-After': String(error.retryAfterSeconds) } : {}),
        },
      },
    );
  }
  if (error instanceof Response) return error;
  logError('api', error);
  return Response.json(
    { message: 'Something went wrong on our side. Please try again.' },
    { status: 500, headers: noStore },
  );
}

/** A JSON answer about or for one person, which nothing on the way may keep. */
export const personalJson = (value: unknown, init: ResponseInit = {}): Response =>
  Response.json(value, { ...init, headers: { ...noStore, ...init.headers } });
