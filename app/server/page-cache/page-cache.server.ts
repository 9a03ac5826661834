import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendResponse } from '@remix-run/node-fetch-server';
import { LRUCache } from 'lru-cache';
import { isWatchingChanges, publicChanges } from '#app/lib/db/public-changes.server.ts';
import { env } from '#app/lib/env.server.ts';
import { isApiPath } from '#app/lib/http/addresses.ts';
import { readLite, readTheme, ownCookieName, localeOf } from '#app/lib/http/cookies.server.ts';
import { isFresh } from '#app/lib/http/etag.server.ts';
import { logError } from '#app/lib/log.server.ts';
import type { Site } from '../site.ts';
import type { Step } from '../steps/step.ts';
import { keep, renew, type KeptResponse } from './kept-response.server.ts';

/** How many bytes of pages are kept, and for how long if nothing changes, in ms. */
const maxBytes = 32 * 1024 * 1024;
const keptMs = 15_000;
/** A page older than this is made anew while the kept one is still sent, so that nobody waits for it. */
const renewedAfterMs = 10_000;

/** What there is for a request: a kept response, or one that was just made and may not be kept. */
type Found = { kept: KeptResponse } | { made: Response };

interface PageCache {
  /** Finds what is kept for a request, or makes it; null where nothing may be kept. */
  find: (received: IncomingMessage) => Promise<Found | null>;
}

/**
 * Pages that are the same for every visitor are made once, until something changes that visitors may
 * see. Visitors who ask for a page while it is being made wait for that, and a page that is often asked
 * for is renewed by one request before it is too old to be sent.
 */
export function pageCache({ isForVisitors, answer }: Site): PageCache {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength + 2048,
    ttl: keptMs,
    ttlResolution: 0,
  });
  const making = new Map<string, Promise<KeptResponse | null>>();
  /** How many changes there had been when pages were last found. */
  let seen = publicChanges();

  /** Forgets what was made before the last change, which may be out of date. */
  function forgetOld(): void {
    if (seen === publicChanges()) return;
    seen = publicChanges();
    kept.clear();
    making.clear();
  }

  async function make(key: string, received: IncomingMessage): Promise<Found> {
    const begun = publicChanges();
    const response = answer(plainRequest(received), { mayBeOld: true });
    const page = response.then(keep);
    making.set(key, page);
    try {
      const made = await page;
      if (!made) return { made: await response };
      if (begun === publicChanges() && isWatchingChanges()) kept.set(key, made);
      return { kept: made };
    } finally {
      if (making.get(key) === page) making.delete(key);
    }
  }

  /** Leaves the kept page as it is, until it is too old, where a new one cannot be made. */
  function makeAnew(key: string, received: IncomingMessage): void {
    const isYoung = kept.getRemainingTTL(key) > keptMs - renewedAfterMs;
    if (isYoung || making.has(key)) return;
    make(key, received).catch((error: unknown) => logError('renewing a page', error));
  }

  return {
    async find(received) {
      const key = await visitorKey(received);
      if (key === null) return null;
      forgetOld();
      const found = kept.get(key);
      if (found) {
        makeAnew(key, received);
        return { kept: found };
      }
      if (!isForVisitors((received.url ?? '/').split('?', 1)[0] ?? '/')) return null;
      const underWay = making.get(key);
      if (!underWay) return make(key, received);
      const made = await underWay;
      return made && { kept: made };
    },
  };
}

/** Answers visitors from the pages that are kept for all of them. It is for requests that only read. */
export function keptPages(site: Site): Step {
  const cache = pageCache(site);
  return async (received, response, next) => {
    const found = await cache.find(received);
    if (!found) return next();
    if ('made' in found) return sendResponse(response, found.made);
    const { kept } = found;
    const isKnown = kept.etag !== null && isFresh(received.headers, kept.etag);
    sendKept(response, kept, { isKnown, hasBody: !isKnown && received.method !== 'HEAD' });
  };
}

/** Sends a kept page, or only says that the client has it already. */
function sendKept(
  response: ServerResponse,
  kept: KeptResponse,
  { isKnown, hasBody }: { isKnown: boolean; hasBody: boolean },
): void {
  const { headers, parts } = renew(kept);
  for (const [name, value] of headers) {
    // The copy that the client has goes on with its own nonce.
    if (!isKnown || name !== 'content-security-policy') response.setHeader(name, value);
  }
  if (isKnown) response.statusCode = 304;
  if (!hasBody) {
    response.end();
    return;
  }
  const body = Buffer.concat(parts);
  response.setHeader('Content-Length', body.byteLength);
  response.end(body);
}

/** Longer addresses are no page's, and would fill the memory. */
const longestAddress = 300;

/** The cookies that change nothing of a page but how it is shown. */
const harmless = ['theme', 'lite', 'language'];

/** The headers that decide how a page is shown. */
const deciding = ['cookie', 'accept-language', 'save-data'] as const;

/** How pages are shown, by the headers that decide it, because reading them takes time. */
const variants = new LRUCache<string, string>({ max: 1000 });

/**
 * Under what a visitor's page is kept: its address, theme, language, and whether it is lite. Null where
 * the request is no visitor's, or has anything about it that might make its page somebody's own: any
 * cookie but those of the theme, Lite and the language.
 */
async function visitorKey(received: IncomingMessage): Promise<string | null> {
  const { url = '/', headers } = received;
  if (url.length > longestAddress || headers.authorization !== undefined) return null;
  if (!hasOnlyHarmless(headers.cookie)) return null;
  const said = [isApiPath(url), ...deciding.map((name) => headers[name])].join('\n');
  let variant = variants.get(said);
  if (variant === undefined) {
    variant = await variantOf(plainRequest(received));
    variants.set(said, variant);
  }
  return `${variant} ${url}`;
}

/**
 * The request as any visitor could have sent it, with nothing of who did: what is kept is made for it.
 */
function plainRequest({ url = '/', headers }: IncomingMessage): Request {
  const { appUrl } = env();
  const sent = new Headers({ host: new URL(appUrl).host });
  for (const name of deciding) {
    const value = headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  return new Request(appUrl + url, { headers: sent });
}

async function variantOf(request: Request): Promise<string> {
  const [theme, { lite, savesData }, locale] = await Promise.all([
    readTheme(request),
    readLite(request),
    localeOf(request),
  ]);
  return [theme, locale, lite && 'lite', savesData && 'saves'].filter(Boolean).join(' ');
}

function hasOnlyHarmless(cookies = ''): boolean {
  const names = cookies.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
  const known = harmless.map(ownCookieName);
  return names.every((name) => name === '' || known.includes(name));
}
