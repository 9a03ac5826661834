import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import type { AppLoadContext } from '@remix-run/node';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import compression from 'compression';
import sirv from 'sirv';
import { PerOwner } from '#app/lib/process/keep.server.ts';
import { notePublicChange } from '../lib/db/public-changes.server.ts';
import { env } from '../lib/env.server.ts';
import { plainHeaders } from '../lib/http/security-headers.server.ts';
import { logError, logRequest } from '../lib/log.server.ts';
import { health } from './health/health.server.ts';
import type { Metrics } from './health/metrics.server.ts';
import { keptPages } from './page-cache/page-cache.server.ts';
import { ReceivedMessage } from './received-message.ts';
import type { Site } from './site.ts';
import { connectionOf, draining } from './steps/draining.server.ts';
import { ownNamesOnly } from './steps/own-names.server.ts';
import { clientAddress, repair } from './steps/received.server.ts';
import type { Step } from './steps/step.ts';

/** What comes before the built files, which `files` answers for. */
const front = (site: () => Site | null, files: Step, metrics: Metrics | null = null): Step[] => [
  health(metrics),
  noteRequests((pathname) => site()?.patternOf(pathname) ?? '/*', metrics),
  draining,
  ownNamesOnly,
  clientAddress,
  repair,
  files,
  compress,
];

/** Whether a request only reads. */
const isReading = ({ method }: { method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD';

/** A step for requests that only read; any other goes on to the next one. */
const forReading =
  (step: Step): Step =>
  (request, response, next) =>
    isReading(request) ? step(request, response, next) : next();

/** The server of a site. */
export const siteServer = (site: Site, files: Step, metrics?: Metrics | null): Server =>
  createServer(
    { IncomingMessage: ReceivedMessage },
    listener([
      ...front(() => site, files, metrics),
      forReading(keptPages(site)),
      remix(() => site),
    ]),
  );

/** The same for development: no page is kept, and each request meets the code as it is now. */
export function developmentServer(load: () => Promise<Site>, files: Step): Server {
  let latest: Site | null = null;
  const loadLatest = async () => (latest = await load());
  const steps = [...front(() => latest, files), remix(loadLatest)];
  return createServer({ IncomingMessage: ReceivedMessage }, listener(steps));
}

/** Runs these steps for each request, in their order. */
function listener(steps: Step[]): RequestListener {
  return (request, response) => {
    const run = async (index: number): Promise<void> =>
      steps[index]?.(request, response, () => run(index + 1));
    run(0).catch((error: unknown) => {
      // Nothing reaches a client that went away, and that is no error.
      if (response.destroyed) return;
      logError('answering', error);
      if (response.headersSent) response.destroy();
      else {
        const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
        response
          .writeHead(500, { ...Object.fromEntries(plainHeaders()), ...headers })
          .end('Internal Server Error');
      }
    });
  };
}

/** Forms that only leave a cookie in the browser: they change no page for anybody else. */
const cookieForms = new Set(['/theme', '/lite', '/language']);

/** The last step: Remix answers. */
const remix =
  (load: () => Site | Promise<Site>): Step =>
  async (received, response) => {
    const site = await load();
    const request = createRequest(received, response);
    const context: AppLoadContext = { connection: connectionOf(received) };
    const answer = await site.answer(request, context);
    actors.set(response, context.actorId);
    // Whoever wrote something sees it on the next page, also without the database's announcement. What was refused
    // wrote nothing: else anybody could have every page made anew.
    const wrote = !isReading(request) && answer.status < 400;
    if (wrote && !cookieForms.has(new URL(request.url).pathname)) notePublicChange();
    const isHead = request.method === 'HEAD';
    if (isHead) await answer.body?.cancel();
    await sendResponse(response, isHead ? new Response(null, answer) : answer);
  };

/** A handler as Express and Connect have them. */
type ConnectHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** A package's handler as a step. */
export const stepOf =
  (handler: ConnectHandler): Step =>
  (request, response, next) =>
    new Promise((resolve, reject) => {
      handler(request, response, (error) => (error ? reject(error as Error) : resolve(next())));
    });

/** Built files have a hash of their contents in their name. */
const isHashed = (path: string): boolean => /^(?:\/\w\w)?\/assets\//.test(path);

/** What the package gives no character set. */
const textTypes: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/** Answers for the files of a folder, which do not change while the process runs. */
export function files(folder: string): Step {
  const serve = stepOf(
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) => {
        response.setHeader(
          'Cache-Control',
          isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        const type = textTypes[/\.(\w+)$/.exec(path)?.[1] ?? ''];
        if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      },
    }),
  );
  return forReading((request, response, next) => {
    // For 304 and 416 too, of which the package does not tell.
    for (const [name, value] of plainHeaders()) response.setHeader(name, value);
    // A build in the same folder takes files away while they are asked for; the package hears of no such error.
    response.once('pipe', (file: Readable) =>
      file.once('error', (error) => {
        logError('sending a file', error);
        response.destroy();
      }),
    );
    noteFile(response, request.url?.split('?', 1)[0]);
    return serve(request, response, () => {
      noteFile(response, undefined);
      // A page has a policy of its own, and a 304 of one has none.
      response.removeHeader('Content-Security-Policy');
      return next();
    });
  });
}

/** Compresses what is made for a request. Built files are compressed already, better than there is time for here. */
export const compress: Step = stepOf(
  // The package is typed for Express, and uses nothing of it.
  compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  }) as unknown as Parameters<typeof stepOf>[0],
);

/**
 * The parameters of a query that the log may show: they say which part of a list somebody looks at, and hold
 * neither words that were typed nor a secret. Not `state`, which lists have too: an identity provider sends a secret
 * by that name.
 */
const shownParameters = new Set(['tab', 'page', 'sort', 'kind', 'lang', 'limit', 'offset']);

/** What the value of one of these can look like. */
const plainValue = /^[\w-]{1,20}$/;

/** Built files, whose names the log shows. */
const fileNames = new PerOwner<ServerResponse, string>('file name');

/** Notes the built file that answers a request. */
const noteFile = (response: ServerResponse, path: string | undefined): void => {
  fileNames.set(response, path);
};

/** What the remix step notes of a response for the log. */
const actors = new PerOwner<ServerResponse, string>('actor');

/** Logs and counts each request once its response has been sent or given up. */
const noteRequests =
  (patternOf: (pathname: string) => string, metrics: Metrics | null): Step =>
  (received, response, next) => {
    const started = performance.now();
    // As it came: a later step renames methods that nobody knows.
    const { method = '-' } = received;
    const id = requestId(received);
    // Whoever reads the log by machine may look for the answer that somebody has.
    if (env().logFormat === 'json') response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const [pathname = '', query = ''] = splitAt('?', received.url ?? '');
      const file = fileNames.get(response);
      const length = response.getHeader('Content-Length');
      const request = {
        id,
        method,
        route: file ?? patternOf(routable(pathname)),
        query: shown(query),
        status: response.headersSent ? response.statusCode : null,
        bytes: length === undefined ? null : Number(length),
        ms: response.headersSent ? performance.now() - started : null,
        actor: actors.get(response),
      };
      logRequest(request);
      metrics?.count(file === undefined ? request : { ...request, route: 'file' });
    });
    return next();
  };

/** The name that a trusted proxy gave a request, or a new one. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  const isGiven = env().trustedProxies > 0 && typeof given === 'string' && plainId.test(given);
  return isGiven ? given : randomUUID();
}

const plainId = /^[\w-]{8,64}$/;

/** A path as the router gets it, where `/./` and the like are gone. */
const routable = (pathname: string): string =>
  URL.parse(pathname.replace(/^\/+/, '/'), 'http://own.invalid')?.pathname ?? '/';

function splitAt(sign: string, text: string): [string, string] {
  const [head = '', ...tail] = text.split(sign);
  return [head, tail.join(sign)];
}

/** The part of a query that the log shows. */
function shown(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) => shownParameters.has(name) && plainValue.test(value),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}
