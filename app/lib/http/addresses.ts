/** Whether a request is for an address under /api; routes match in capitals too. */
export const isApiRequest = (request: Request): boolean => isApiPath(new URL(request.url).pathname);

/** The same for a path, with or without a query. */
export const isApiPath = (path: string): boolean => /^\/api(?:[/?]|$)/i.test(path);

/** The addresses that have a secret in them: whoever knows one of these may come in. */
const secretAddress =
  /^(\/(?:welcome|invitation|reset-password|confirm-email|undo-email|unsubscribe|letters|calendar|screen|api\/mail\/bounces)\/)[^/?#]+/;

/** Whether an address has a secret in it, which must not leave the site or stand in a log. */
export const hasSecret = (path: string): boolean => secretAddress.test(path);

/** An address as it may stand in a log: without its secret. */
export const withoutSecret = (path: string): string => path.replace(secretAddress, '$1…');

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
    return url.origin === base ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
