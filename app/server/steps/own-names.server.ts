import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '../../lib/env.server.ts';
import { AppError } from '../../lib/errors.ts';
import { localeOf } from '../../lib/http/cookies.server.ts';
import { plainHeaders } from '../../lib/http/security-headers.server.ts';
import { isOwnHost } from '../../lib/this-machine.ts';
import type { Step } from './step.ts';

/**
 * Whether a request with this Host header is refused: a demo without a HOST setting answers only to names of this
 * machine, because its passwords are public. A proxy passes on the name that people typed.
 */
const isRefused = (host: string | null | undefined): boolean =>
  env().onlyOwnNames === true && !isOwnHost(host ?? '');

/** Refuses a request to a demo by another name than this machine's. */
export const ownNamesOnly: Step = async ({ headers }, response, next) => {
  if (!isRefused(headers.host)) return next();
  // Only a demo needs all messages here.
  const { translate } = await import('#app/messages/catalogue.server.ts');
  const sent = new Headers({ 'Accept-Language': headers['accept-language'] ?? '' });
  const locale = await localeOf(new Request(env().appUrl, { headers: sent }));
  response
    .writeHead(421, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...Object.fromEntries(plainHeaders()),
    })
    .end(`${translate(locale, 'http.onlyOwnNames')}\n`);
};

/** The same where another server runs the build. Throws AppError `misdirected`. */
export function requireOwnName({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  // Behind our own server the step has looked, and a page that is kept is made for no Host in particular.
  const isOurServer = context.connection !== undefined || context.mayBeOld === true;
  if (isOurServer || !isRefused(request.headers.get('Host'))) return;
  throw new AppError('misdirected', 'http.onlyOwnNames');
}
