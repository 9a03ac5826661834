import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { withoutDatabase } from '../db/failures/unavailable.server.ts';
import { AppError } from '../errors.ts';
import { isFresh, weakEtag } from '../http/etag.server.ts';
import { retryAfter } from '../http/page.server.ts';
import { setSecurityHeaders } from '../http/security-headers.server.ts';
import { languageTags, type Locale } from '../i18n/locale.ts';
import { localeOf } from '../http/cookies.server.ts';
import { logError } from '../log.server.ts';
import type { AnyEndpoint } from './endpoint.server.ts';
import { InvalidInput } from './input.server.ts';

/** For what is about or for one person: no cache may keep it. */
export const noStore = { 'Cache-Control': 'private, no-store' };

interface Outcome {
  endpoint: AnyEndpoint;
  result: unknown;
  responseHeaders: Headers;
  isAnonymous: boolean;
  locale: Locale;
}

/** The response to a call that went well, as its endpoint declares it. */
export function respond(request: Request, outcome: Outcome): Response {
  const { endpoint, result, responseHeaders, isAnonymous, locale } = outcome;
  const headers = new Headers(responseHeaders);
  headers.set('Content-Language', languageTags[locale]);
  if (isCacheable(endpoint, isAnonymous)) return cachedResponse(request, outcome, headers);
  headers.set('Cache-Control', noStore['Cache-Control']);
  if (!endpoint.result) return new Response(null, { status: 204, headers });
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(result), { status: endpoint.status ?? 200, headers });
}

const isCacheable = ({ cache }: AnyEndpoint, isAnonymous: boolean): boolean =>
  cache === 'public' || (cache === 'anonymous' && isAnonymous);

/** A response that may be kept, and is revalidated by its ETag each time it is used again. */
function cachedResponse(request: Request, { result, locale }: Outcome, headers: Headers): Response {
  const body = JSON.stringify(result);
  // The next page can change while this one does not.
  const etag = weakEtag(locale + body + (headers.get('Link') ?? ''));
  headers.set('ETag', etag);
  headers.set('Cache-Control', 'public, no-cache');
  headers.set('Vary', 'Accept-Language, Cookie');
  if (isFresh(request.headers, etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(body, { headers });
}

/** Any failure of a call as `{ message, errors? }`; an unexpected error is logged and answered 500. */
export function errorResponse(thrown: unknown, locale: Locale): Response {
  const error = withoutDatabase(thrown);
  if (error instanceof Response) return error;
  if (error instanceof InvalidInput) {
    const message = translate(locale, error.messageKey);
    return Response.json(
      { message, errors: error.errors },
      { status: 400, headers: refusalHeaders(locale) },
    );
  }
  if (error instanceof AppError) return appErrorResponse(error, locale);
  logError('api', error);
  const message = translate(locale, 'http.ourFaultTryAgain');
  return Response.json({ message }, { status: 500, headers: refusalHeaders(locale) });
}

/** What a refusal, whose message is in one language, says about itself. */
export const refusalHeaders = (locale: Locale): Record<string, string> => ({
  ...noStore,
  'Content-Language': languageTags[locale],
});

/** The response at an address under /api where no endpoint is. */
export async function unknownEndpoint(request: Request): Promise<Response> {
  const response = errorResponse(
    new AppError('not-found', 'http.noSuchEndpoint'),
    await localeOf(request),
  );
  setSecurityHeaders(request, response.headers);
  return response;
}

function appErrorResponse(error: AppError, locale: Locale): Response {
  const { messageKey, params, status, retryAfterSeconds, reason } = error;
  const message = translateKey(locale, messageKey, params);
  const byField = [error, ...error.others].flatMap(({ field, messageKey, params }) =>
    field ? [[field, [translateKey(locale, messageKey, params)]] as const] : [],
  );
  const errors = byField.length > 0 ? { errors: Object.fromEntries(byField) } : {};
  const headers = { ...refusalHeaders(locale), ...retryAfter(retryAfterSeconds) };
  const code = reason === undefined ? {} : { code: reason };
  return Response.json({ message, ...code, ...errors }, { status, headers });
}
