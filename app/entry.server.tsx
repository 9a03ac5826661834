import { Writable } from 'node:stream';
import {
  redirectDocument,
  type AppLoadContext,
  type EntryContext,
  type HandleDataRequestFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { footerData, loadShell } from './features/site/shell/shell-data.server.ts';
import { unknownEndpoint } from './lib/api/respond.server.ts';
import { isApiRequest } from './lib/http/addresses.ts';
import { isFresh, weakEtag } from './lib/http/etag.server.ts';
import { sendsScripts } from './lib/http/route-handle.ts';
import { isAboutSecret } from './lib/http/secret-addresses.server.ts';
import { newNonce, pagePolicy, setSecurityHeaders } from './lib/http/security-headers.server.ts';
import { speculationRulesPath } from './lib/http/speculation.server.ts';
import { languageTags, type Locale } from './lib/i18n/locale.ts';
import { logError } from './lib/log.server.ts';
import { bareShell, NonceProvider, type ShellData } from './lib/page/shell-data.ts';
import { answerLocale } from './lib/session/context.server.ts';
import { hasSession } from './lib/session/session.server.ts';
import { opensAsDocument } from './server/gate.server.ts';

/**
 * How long Remix waits for data that a loader promised, in ms. None of ours does; but it holds the
 * data of every page in memory until then.
 */
export const streamTimeout = 50;

/**
 * Renders a page with its security headers and its own nonce. An address under /api that no route
 * matched, because it has a line break, gets the response of an unknown endpoint.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const isMatched = remixContext.staticHandlerContext.matches.length > 1;
  if (!isMatched && isApiRequest(request)) return unknownEndpoint(request);
  const nonce = newNonce();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', pagePolicy(nonce));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  headers.append('Vary', 'Cookie, Save-Data, Accept-Language');
  copyRetryAfter(remixContext, headers);
  const locale = await addShell({ request, context, params: {} }, remixContext, headers);
  headers.set('Content-Language', languageTags[locale]);
  if (status === 200 && mayFetchEarly(request, remixContext))
    headers.set('Speculation-Rules', `"${speculationRulesPath}"`);
  setSecurityHeaders(request, headers);

  const html = await renderPage(remixContext, { url: request.url, nonce, signal: request.signal });
  headers.set('Content-Length', String(html.byteLength));
  return isSameForEveryone(request, status, headers)
    ? withEtag(request, html, headers, nonce)
    : new Response(html, { status, headers });
}

/**
 * Whether a browser may fetch what a page leads to before a link is chosen. Where scripts run, they fetch the data of
 * the next page instead, and a document would be of no use; somebody who saves data wants none of it.
 */
function mayFetchEarly(
  request: Request,
  { staticHandlerContext: { loaderData, matches } }: EntryContext,
): boolean {
  const shell = loaderData.root as ShellData;
  const hasScripts = sendsScripts(matches.map(({ route }) => route));
  return !hasScripts && !shell.lite && !isAboutSecret(new URL(request.url));
}

/**
 * Remix leaves the root's loader out where an action was refused. The page of the refusal has the
 * frame of all others (person, theme), but no scripts, which would start without its data. Returns
 * the language of the page.
 */
async function addShell(
  args: LoaderFunctionArgs,
  { staticHandlerContext: { loaderData } }: EntryContext,
  headers: Headers,
): Promise<Locale> {
  const loaded = loaderData.root as ShellData | undefined;
  if (loaded) return loaded.locale;
  const locale = await answerLocale(args);
  try {
    const { shell, headers: cookies } = await loadShell(args);
    loaderData.root = { ...shell, scripts: false };
    for (const cookie of cookies.getSetCookie()) headers.append('Set-Cookie', cookie);
  } catch {
    // Without a database, the page has the frame's defaults.
    loaderData.root = { ...bareShell, locale, ...(await footerData()) };
  }
  return locale;
}

/** Remix leaves the headers of a refusal out of its page; how long to wait belongs there too. */
function copyRetryAfter({ staticHandlerContext }: EntryContext, headers: Headers): void {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  for (const refused of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const wait = refused.get('Retry-After');
    if (wait !== null) headers.set('Retry-After', wait);
  }
}

/** Whether a page is the same for every visitor: one that sets a cookie is not. */
const isSameForEveryone = (request: Request, status: number, headers: Headers): boolean =>
  status === 200 &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  !headers.has('Set-Cookie') &&
  !hasSession(request);

/**
 * The page with an ETag, or 304 for a browser that has it. The nonce is new each time, so it is not
 * part of the ETag. A 304 has no policy, so the browser's copy goes on with its own nonce.
 */
function withEtag(
  request: Request,
  html: Buffer<ArrayBuffer>,
  headers: Headers,
  nonce: string,
): Response {
  const etag = weakEtag(html.toString().replaceAll(nonce, ''));
  headers.set('ETag', etag);
  if (!isFresh(request.headers, etag)) return new Response(html, { headers });
  headers.delete('Content-Security-Policy');
  headers.delete('Content-Length');
  return new Response(null, { status: 304, headers });
}

/**
 * Responses to client-side navigations have the same headers. A page that sends no scripts is opened as a document,
 * also from a page that has some; a refusal is told as it is.
 */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  const isPage = request.method === 'GET' && response.status === 200;
  if (isPage && opensAsDocument(context)) return redirectDocument(pageOf(request));
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', 'private, no-cache');
  }
  setSecurityHeaders(request, response.headers);
  return response;
};

/** The address of the page whose data is asked for. */
function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // Which routes' data the browser wants is between Remix and its server.
  searchParams.delete('_routes');
  const path = pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/');
  return searchParams.size > 0 ? `${path}?${searchParams.toString()}` : path;
}

/** Logs unexpected errors, but not refusals and requests that the browser gave up. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context?: AppLoadContext },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof Error && /^Warning: Single fetch-enabled/.test(error.message)) return;
  logError(`${request.method} ${context?.route ?? 'a page'}`, error);
}

/**
 * The whole HTML of a page, in UTF-8. No part of our pages waits for data, so nothing is gained by sending it in
 * pieces. `nonce` is that of its inline scripts.
 */
function renderPage(
  context: EntryContext,
  { url, nonce, signal }: { url: string; nonce: string; signal: AbortSignal },
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((done, fail) => {
    const parts: Uint8Array[] = [];
    const whole = new Writable({
      // React takes an end that closes by itself for a reader that has gone, and gives the page up.
      autoDestroy: false,
      write(part: Uint8Array, _, next) {
        parts.push(withoutRest(part));
        next();
      },
      final(end) {
        done(Buffer.concat(parts));
        end();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </NonceProvider>,
      { nonce, onAllReady: () => pipe(whole), onShellError: fail, onError: fail },
    );
    signal.addEventListener('abort', abort);
  });
}

/**
 * What React wrote into one of its buffers. React 18 hands the whole buffer on where a letter of several bytes did
 * not fit into its rest, which is NUL then (react#24985); HTML has no NUL of its own.
 */
function withoutRest(buffer: Uint8Array): Uint8Array {
  let end = buffer.length;
  while (buffer[end - 1] === 0) end -= 1;
  return end === buffer.length ? buffer : buffer.subarray(0, end);
}
