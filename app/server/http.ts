import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { constants } from 'node:zlib';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import compression from 'compression';
import sirv from 'sirv';
import { notePublicChange } from '../lib/db/public-changes.server.ts';
import { logError } from '../lib/log.server.ts';
import { keptPages } from './page-cache/page-cache.server.ts';
import type { Site } from './site.ts';
import { connectionOf, draining } from './steps/draining.server.ts';
import { logLine, noteFile } from './steps/log-line.server.ts';
import { clientAddress, repair } from './steps/received.server.ts';
import type { Step } from './steps/step.ts';

/** What comes before the built files, which `files` answers for. */
const front = (site: () => Site | null, files: Step): Step[] => [
  logLine((pathname) => site()?.patternOf(pathname) ?? '/*'),
  draining,
  clientAddress,
  repair,
  files,
  compress,
];

/** The server of a site. */
export const siteServer = (site: Site, files: Step): Server =>
  createServer(listener([...front(() => site, files), keptPages(site), remix(() => site)]));

/** The same for development: no page is kept, and each request meets the code as it is now. */
export function developmentServer(load: () => Promise<Site>, files: Step): Server {
  let latest: Site | null = null;
  const loadLatest = async () => (latest = await load());
  return createServer(listener([...front(() => latest, files), remix(loadLatest)]));
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
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
    });
  };
}

/** The last step: Remix answers. */
const remix =
  (load: () => Site | Promise<Site>): Step =>
  async (received, response) => {
    const site = await load();
    const request = createRequest(received, response);
    const answer = await site.answer(request, { connection: connectionOf(received) });
    const { method } = request;
    // Whoever wrote something sees it on the next page, also without the database's announcement. What was refused
    // wrote nothing: else anybody could have every page made anew.
    if (method !== 'GET' && method !== 'HEAD' && answer.status < 400) notePublicChange();
    if (method === 'HEAD') await answer.body?.cancel();
    await sendResponse(response, method === 'HEAD' ? new Response(null, answer) : answer);
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
      },
    }),
  );
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // For 304 and 416 too, of which the package does not tell.
    response.setHeader('X-Content-Type-Options', 'nosniff');
    noteFile(response, request.url?.split('?', 1)[0]);
    return serve(request, response, () => {
      noteFile(response, undefined);
      return next();
    });
  };
}

/** Compresses what is made for a request. Built files are compressed already, better than there is time for here. */
export const compress: Step = stepOf(
  // The package is typed for Express, and uses nothing of it.
  compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  }) as unknown as Parameters<typeof stepOf>[0],
);
