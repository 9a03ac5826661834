import { createHmac } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { env } from '../env.server.ts';
import { AppError } from '../errors.ts';
import { ownCookie } from './cookies.server.ts';
import { isStandIn, replaceSecrets, secretsToCarry } from './secret-addresses.ts';

/** How long a browser keeps a secret that it came with, in seconds, and how many at once. */
const keptSeconds = 24 * 60 * 60;
const mostKept = 8;

const cookie = () => ownCookie('links', { maxAge: keptSeconds });

/**
 * The answer to a request whose address has a secret in it: a cookie takes the secret, and the browser goes on to
 * the same page at an address without it. So it stands in no history, and a form of the page sends it nowhere.
 * Null for every other request.
 */
export async function answerWithoutSecret(request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const url = new URL(request.url);
  const secrets = secretsToCarry(url);
  if (secrets.length === 0) return null;
  const earlier = (await carried(request)).filter((secret) => !secrets.includes(secret));
  const kept = [...secrets, ...earlier].slice(0, mostKept);
  return redirect(replaceSecrets(url, standInFor), {
    status: 303,
    headers: { 'Set-Cookie': await cookie().serialize(kept) },
  });
}

/**
 * The secret of an address: what stands in it, or what the browser's cookie carries for it. Throws AppError
 * `not-found` for an address that was taken along without its cookie.
 */
export async function readSecret(request: Request, value: string | undefined): Promise<string> {
  if (!value || !isStandIn(value)) return value ?? '';
  const secret = (await carried(request)).find((one) => standInFor(one) === value);
  if (secret === undefined) throw new AppError('not-found', 'http.openLinkAgain');
  return secret;
}

async function carried(request: Request): Promise<string[]> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'));
  return z.array(z.string().max(200)).max(mostKept).safeParse(value).data ?? [];
}

/** The same for each request with this secret. Nobody else can work one out from the other. */
const standInFor = (secret: string): string =>
  `~${createHmac('sha256', env().sessionSecret).update(`carried:${secret}`).digest('base64url').slice(0, 12)}`;
