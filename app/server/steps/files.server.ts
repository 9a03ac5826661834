import sirv from 'sirv';
import { stepOf, type Step } from './step.ts';

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
