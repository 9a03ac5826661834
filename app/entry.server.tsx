import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { isForCall, noSuchCall } from './lib/api-answer.server.ts';
import { logError } from './lib/log.server.ts';
import { NonceProvider } from './lib/nonce.ts';
import { pagePolicy, setSecurityHeaders } from './lib/security-headers.server.ts';

const renderWaitMs = 10_000;

/**
 * Renders a page with its security headers and a nonce of its own. An address under /api that no
 * route matched, because of a line break in it, gets the answer of an unknown call.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Response | Promise<Response> {
  if (isForCall(request)) return noSuchCall();
  const nonce = randomBytes(16).toString('base64');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', pagePolicy(nonce));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  headers.append('Vary', 'Cookie, Save-Data');
  setSecurityHeaders(headers);

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        onShellReady() {
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => logError('render', error),
      },
    );
    const timer = setTimeout(abort, renderWaitMs);
    request.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/** The answers to client-side navigations carry the same headers. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  setSecurityHeaders(response.headers);
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
};

/** Logs what nobody expected; refusals and requests given up by the browser are not that. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error instanceof Error && /^Warning: Single fetch-enabled/.test(error.message)) return;
  logError(`${request.method} ${new URL(request.url).pathname}`, error);
}
