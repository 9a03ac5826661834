import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import type { Step } from './step.ts';

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
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader(
          'Cache-Control',
          isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    }),
  );
  return (request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD' ? serve(request, response, next) : next();
}

/** Compresses what is made for a request. Built files are compressed already, better than there is time for here. */
export const compress: Step = stepOf(
  // The package is typed for Express, and uses nothing of it.
  compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  }) as unknown as Parameters<typeof stepOf>[0],
);
