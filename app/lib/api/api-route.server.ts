import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { answerTo, failure, noStore } from './respond.server.ts';
import type { AnyCall, Calls, Method } from './endpoint.server.ts';
import { readBody, readParams, readQuery } from './input.server.ts';
import { attemptOf, type Attempt } from '../db/idempotency.server.ts';
import { requestContext, requireActor } from '../session/context.server.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => Promise<Response>;

const declared = new WeakMap<Handler, Calls>();

/** The calls a route's loader was made from; undefined for a loader that is no JSON call. */
export const callsOf = (loader: unknown): Calls | undefined =>
  typeof loader === 'function' ? declared.get(loader as Handler) : undefined;

/**
 * Makes the loader and action of a JSON call from its declaration. Every failure is
 * `{ message, errors? }` as JSON: a method that is not declared (405 with Allow), parameters or a
 * body that do not fit their schemas, an AppError, and what nobody expected (500, with the cause
 * only in the log).
 */
export function apiRoute(calls: Calls): { loader: Handler; action: Handler } {
  const answer: Handler = async (args) => {
    try {
      return await run(calls, args);
    } catch (error) {
      return failure(error);
    }
  };
  declared.set(answer, calls);
  return { loader: answer, action: answer };
}

async function run(calls: Calls, args: Args): Promise<Response> {
  const { request } = args;
  const sent = request.headers.get('X-Client-Method') ?? request.method;
  const method = sent === 'HEAD' ? 'GET' : sent;
  if (method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { ...noStore, Allow: allowed(calls) } });
  }
  const asked = calls[method as Method];
  if (!asked) {
    return Response.json(
      { message: `This address does not take ${sent}.` },
      { status: 405, headers: { ...noStore, Allow: allowed(calls) } },
    );
  }
  const held = await requestContext(args);
  if (asked.signedIn) requireActor(held, 'Please log in first.');
  const url = new URL(request.url);
  const params = readParams(asked, args.params);
  const query = readQuery(asked, url);
  const body = await readBody(asked, request);
  const answerHeaders = new Headers();
  const result: unknown = await asked.handle({
    ...held,
    request,
    url,
    params,
    query,
    body,
    answerHeaders,
    attempt: attemptIn(asked, request, body),
  });
  return answerTo(request, { asked, result, answerHeaders, byVisitor: !held.actor });
}

const clash =
  'Something else was sent under this Idempotency-Key before, and was saved. Send this under a key of its own.';

function attemptIn(asked: AnyCall, request: Request, body: unknown): Attempt | null {
  const key = asked.takesKey ? request.headers.get('Idempotency-Key') : null;
  if (key === null) return null;
  const secrets = new Set(asked.secrets);
  const content = Object.entries(body ?? {}).filter(([name]) => !secrets.has(name));
  // Those who follow the draft standard write it as a quoted string.
  return attemptOf(request, { key: key.replace(/^"(.*)"$/, '$1'), content, clash });
}

const allowed = (calls: Calls): string =>
  [
    ...Object.keys(calls).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name)),
    'OPTIONS',
  ].join(', ');
