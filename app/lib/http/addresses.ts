import { z } from 'zod';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { AppError } from '../errors.ts';

/** Whether a request is for an address under /api; routes match in capitals too. */
export const isApiRequest = (request: Request): boolean => isApiPath(new URL(request.url).pathname);

/** The same for a path, with or without a query. */
export const isApiPath = (path: string): boolean => /^\/api(?:[/?]|$)/i.test(path);

/**
 * `to` if it is a path of our own site, else `fallback`. Another site's address in disguise
 * ('//evil.example', '/\evil.example') is not one.
 */
export function safeRedirect(to: unknown, fallback = '/'): string {
  if (typeof to !== 'string' || to.length > 2000 || !to.startsWith('/')) return fallback;
  // Browsers drop control characters and turn backslashes into slashes before they read a path.
  if (/[\u0000-\u001f\\]/.test(to) || to.startsWith('//')) return fallback;
  const base = 'http://own.invalid';
  try {
    const url = new URL(to, base);
    // Parsing resolves dots: '/.//evil.example' is '//evil.example' now.
    if (url.pathname.startsWith('//')) return fallback;
    if (url.origin !== base) return fallback;
    // Remix joins slashes itself, and writes the path to the log, which may have a secret in it.
    return url.pathname.replace(/\/{2,}/g, '/') + url.search + url.hash;
  } catch {
    return fallback;
  }
}

const id = z.uuid().toLowerCase();

/** The id in a path. Throws AppError `not-found` for a malformed id, which names nothing. */
export function parseIdParam(value: string | undefined, notFound: MessageKey): string {
  const known = idIn(value);
  if (known === null) throw new AppError('not-found', notFound);
  return known;
}

/** The id in a path; null for a malformed one. */
export const idIn = (value: string | undefined): string | null => id.safeParse(value).data ?? null;
