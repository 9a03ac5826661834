import { createHmac } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { env } from '../env.server.ts';
import { AppError } from '../errors.ts';
import { ownCookie } from './cookies.server.ts';

/** Addresses with a secret in them: whoever knows one of these may come in. */
interface SecretAddress {
  /** The route, with `:secret` where the secret is. What comes below it has the secret too. */
  route: string;
  /** The parameters of the query that are secrets, where none is in the path. */
  query?: readonly string[];
  /** Why the secret stays in the address. Without this, a cookie carries it from the first answer on. */
  stays?: string;
}

/**
 * Every address with a secret in it. The log, the headers of answers and the list for proxies in
 * docs/operating.md come from here; a test compares it with the routes.
 */
export const secretAddresses: readonly SecretAddress[] = [
  { route: '/welcome/:secret' },
  { route: '/invitation/:secret' },
  { route: '/reset-password/:secret' },
  { route: '/confirm-email/:secret' },
  { route: '/undo-email/:secret' },
  { route: '/letters/:secret' },
  { route: '/work/:secret' },
  {
    route: '/unsubscribe/:secret',
    stays: 'mail programs post to it, and it works without cookies',
  },
  { route: '/calendar/:secret', stays: 'calendars fetch it' },
  { route: '/day-sheet/:secret', stays: 'calendars fetch it' },
  { route: '/screen/:secret', stays: 'a screen shows it' },
  { route: '/api/mail/bounces/:secret', stays: 'mail services post to it' },
  {
    route: '/login/sign-on/back',
    query: ['code', 'state'],
    stays: 'an identity provider makes it, and it works once',
  },
  { route: '/join', query: ['code'] },
  { route: '/register', query: ['code', 'invitation'] },
];

/** The parameter that holds an address of ours, which can have a secret too. */
const nested = 'redirectTo';

/** What takes a secret's place in an address: it opens nothing without the browser's cookie. */
const isStandIn = (value: string): boolean => /^~[\w-]{12}$/.test(value);

/** No secret of ours is longer. */
const longest = 150;

/** Whether an address has a secret in it, in any spelling that the router accepts. */
export const hasSecret = (url: URL): boolean => found(url).some((value) => !isStandIn(value));

/** Whether an address belongs to a secret, which is in it or which a cookie carries. */
export const isAboutSecret = (url: URL): boolean => found(url).length > 0;

/** The secrets of an address that need not stay there. */
export function secretsToCarry(url: URL): string[] {
  const secrets: string[] = [];
  replaceSecrets(url, (secret) => {
    secrets.push(secret);
    return secret;
  });
  return secrets;
}

const isCarried = (secret: string): boolean => secret.length <= longest && !isStandIn(secret);

/** An address of ours with something else in place of each secret that need not stay there. */
export function replaceSecrets(
  { pathname, search }: { pathname: string; search: string },
  standInFor: (secret: string) => string,
): string {
  return visit(pathname + search, ({ stays }, secret) =>
    stays === undefined && isCarried(secret) ? standInFor(secret) : secret,
  );
}

/** What stands in an address where a secret belongs. */
function found({ pathname, search }: URL): string[] {
  const secrets: string[] = [];
  visit(pathname + search, (_, secret) => {
    secrets.push(secret);
    return secret;
  });
  return secrets;
}

/** How many addresses may stand in one another. Ours have two; a deeper one is left out. */
const deepest = 3;

/** Calls `change` for each secret of an address, and returns the address with what it returned. */
function visit(
  address: string,
  change: (place: SecretAddress, secret: string) => string,
  depth = 1,
): string {
  const [path = '', ...rest] = address.split('?');
  const query = new URLSearchParams(rest.join('?'));
  let isChanged = false;
  const changed = (place: SecretAddress, secret: string): string => {
    const next = change(place, secret);
    if (next !== secret) isChanged = true;
    return next;
  };

  // The data of a page has an address of its own.
  const parts = path
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);
  for (const place of secretAddresses) {
    const pattern = place.route.split('/').filter(Boolean);
    if (!matches(pattern, parts)) continue;
    const at = pattern.indexOf(':secret');
    const secret = parts[at];
    if (secret) parts[at] = changed(place, secret);
    for (const name of place.query ?? []) {
      const value = query.get(name);
      if (value) query.set(name, changed(place, value));
    }
  }
  const to = query.get(nested) ?? '';
  const next = to && depth < deepest ? visit(to, change, depth + 1) : '';
  if (next !== to) {
    if (next) query.set(nested, next);
    else query.delete(nested);
    isChanged = true;
  }
  if (!isChanged) return address;
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `/${parts.map(encodeURIComponent).join('/')}${search}`;
}

/** Whether the parts of a path are those of a route, or of one below it, as the router compares them. */
const matches = (pattern: string[], parts: string[]): boolean =>
  pattern.every((part, index) =>
    part === ':secret' ? parts[index] !== undefined : parts[index]?.toLowerCase() === part,
  );

/** A part of a path as the router reads it; one that cannot be decoded names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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
