import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { readLite, readTheme } from '#app/features/site/shell/preferences.server.ts';
import { ownCookieName } from '#app/lib/http/cookies.server.ts';
import { env } from '#app/lib/env.server.ts';
import { isApiPath } from '#app/lib/http/addresses.ts';
import { localeOf } from '#app/lib/i18n/locale.server.ts';

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
export async function visitorKey(received: IncomingMessage): Promise<string | null> {
  const { method, url = '/', headers } = received;
  if (method !== 'GET' && method !== 'HEAD') return null;
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
export function plainRequest({ url = '/', headers }: IncomingMessage): Request {
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
