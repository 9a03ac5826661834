import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  idempotencyKeyFor,
  runIdempotent,
  type IdempotencyKey,
} from '../forms/idempotency.server.ts';
import { AppError } from '../errors.ts';
import { changesInLine } from '../process/lines.server.ts';
import { answerLocale, openContext, refusalFor, requireActor } from '../session/context.server.ts';
import type { AnyEndpoint, Method, Methods } from './endpoint.server.ts';
import { readBody, readParams, readQuery } from './input.server.ts';
import { errorResponse, noStore, refusalHeaders, respond } from './respond.server.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => Promise<Response>;

const declared = new WeakMap<Handler, Methods>();

/** The methods a route's loader was made from; undefined for a loader that is no endpoint. */
export const methodsOf = (loader: unknown): Methods | undefined =>
  typeof loader === 'function' ? declared.get(loader as Handler) : undefined;

/**
 * Makes the loader and action of a resource route from its endpoints. Every failure is
 * `{ message, errors? }` as JSON: a method that is not declared (405 with Allow), parameters or a
 * body that do not fit their schemas, an AppError, and any unexpected error (500, with the cause
 * only in the log).
 */
export function apiRoute(methods: Methods): { loader: Handler; action: Handler } {
  const handle: Handler = async (args) => {
    try {
      return await run(methods, args);
    } catch (error) {
      // Nobody is there to read the response, and what broke off is no error of ours.
      if (args.request.signal.aborted) return new Response(null, { status: 400 });
      const refusal = error instanceof AppError ? await refusalFor(args, error) : error;
      return errorResponse(refusal, await answerLocale(args));
    }
  };
  declared.set(handle, methods);
  return { loader: handle, action: handle };
}

async function run(methods: Methods, args: Args): Promise<Response> {
  const { request } = args;
  const sent = request.headers.get('X-Client-Method') ?? request.method;
  const method = sent === 'HEAD' ? 'GET' : sent;
  if (method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { ...noStore, Allow: allowed(methods) } });
  }
  const endpoint = methods[method as Method];
  if (!endpoint) {
    const locale = await answerLocale(args);
    return Response.json(
      { message: translate(locale, 'http.methodNotAllowed', { method: sent }) },
      { status: 405, headers: { ...refusalHeaders(locale), Allow: allowed(methods) } },
    );
  }
  const ctx = await openContext(args);
  if (endpoint.loggedIn) requireActor(ctx);
  const url = new URL(request.url);
  const params = readParams(endpoint, args.params);
  const query = readQuery(endpoint, url, ctx.locale);
  const body = await readBody(endpoint, request, ctx);
  const responseHeaders = new Headers();
  const idempotencyKey = keyIn(endpoint, request, body);
  const input = { request, url, params, query, body, responseHeaders, idempotencyKey };
  const work = (): Promise<unknown> =>
    runIdempotent(
      ctx,
      endpoint.idempotent === true ? idempotencyKey : null,
      // What is done once for a key has a result to keep.
      (inside) => endpoint.handler({ ...ctx, ...inside, ...input }) as Promise<object>,
    );
  const line = endpoint.line?.({ params, body });
  const result = await (line === undefined ? work() : changesInLine.run(line, work));
  const { actor, locale } = ctx;
  return respond(request, { endpoint, result, responseHeaders, isAnonymous: !actor, locale });
}

function keyIn(endpoint: AnyEndpoint, request: Request, body: unknown): IdempotencyKey | null {
  const key = endpoint.idempotent ? request.headers.get('Idempotency-Key') : null;
  if (key === null) return null;
  const secrets = new Set(endpoint.secrets);
  const content = Object.entries(body ?? {}).filter(([name]) => !secrets.has(name));
  // The draft standard writes the key as a quoted string.
  return idempotencyKeyFor(request, {
    key: key.replace(/^"(.*)"$/, '$1'),
    content,
    mismatch: 'http.keyUsed',
  });
}

const allowed = (methods: Methods): string =>
  [
    ...Object.keys(methods).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name)),
    'OPTIONS',
  ].join(', ');
