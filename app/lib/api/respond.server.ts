import type { AnyCall } from './endpoint.server.ts';
import { InvalidInput } from './input.server.ts';
import { AppError } from '../errors.ts';
import { logError } from '../log.server.ts';
import { holdsAlready, tagOf } from '../http/etag.server.ts';
import { setSecurityHeaders } from '../http/security-headers.server.ts';

/** For what is about or for one person: nothing on the way may keep it. */
export const noStore = { 'Cache-Control': 'private, no-store' };

interface Told {
  asked: AnyCall;
  result: unknown;
  answerHeaders: Headers;
  byVisitor: boolean;
}

/** The answer to a call that went well, as its declaration says. */
export function answerTo(request: Request, told: Told): Response {
  const { asked, result, answerHeaders, byVisitor } = told;
  const headers = new Headers(answerHeaders);
  if (keepable(asked, byVisitor)) return keptAnswer(request, { asked, result, headers });
  headers.set('Cache-Control', noStore['Cache-Control']);
  if (!asked.answer) return new Response(null, { status: 204, headers });
  return Response.json(result, { status: asked.status ?? 200, headers });
}

const keepable = ({ keptBy }: AnyCall, byVisitor: boolean): boolean =>
  keptBy === 'everybody' || (keptBy === 'visitors' && byVisitor);

/** An answer that may be kept, and is asked after with its ETag each time it is used again. */
function keptAnswer(
  request: Request,
  { asked, result, headers }: { asked: AnyCall; result: unknown; headers: Headers },
): Response {
  const body = JSON.stringify(result);
  // Where the list goes on can change while this part of it does not.
  const tag = tagOf(body + (headers.get('Link') ?? ''));
  headers.set('ETag', tag);
  headers.set('Cache-Control', 'public, no-cache');
  if (asked.keptBy === 'visitors') headers.set('Vary', 'Cookie');
  if (holdsAlready(request, tag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(body, { headers });
}

/** Any failure of a call as `{ message, errors? }`; what nobody expected is logged and told as 500. */
export function failure(error: unknown): Response {
  if (error instanceof Response) return error;
  if (error instanceof InvalidInput) {
    const { message, errors } = error;
    return Response.json({ message, errors }, { status: 400, headers: noStore });
  }
  if (error instanceof AppError) return refusal(error);
  logError('api', error);
  return Response.json(
    { message: 'Something went wrong on our side. Please try again.' },
    { status: 500, headers: noStore },
  );
}

/** Whether a request is for an address of a JSON call; routes match in capitals too. */
export const isForCall = (request: Request): boolean =>
  /^\/api(\/|$)/i.test(new URL(request.url).pathname);

/** The answer at an address under /api where no call is. */
export function noSuchCall(): Response {
  const answer = failure(new AppError('not-found', 'There is no such call.'));
  setSecurityHeaders(answer.headers);
  return answer;
}

function refusal({ message, field, status, retryAfterSeconds }: AppError): Response {
  const headers = new Headers(noStore);
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  const errors = field ? { errors: { [field]: [message] } } : {};
  return Response.json({ message, ...errors }, { status, headers });
}
