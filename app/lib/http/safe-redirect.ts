/**
 * The path to send a browser to, or `fallback` unless `to` is a path of our own:
 * another site's address in disguise ('//evil.example', '/\evil.example') is not.
 */
export function safeRedirect(to: unknown, fallback = '/'): string {
  if (typeof to !== 'string' || to.length > 2000 || !to.startsWith('/')) return fallback;
  // Control characters and backslashes are dropped or turned by browsers before they read a path.
  if (/[\u0000-\u001f\\]/.test(to) || to.startsWith('//')) return fallback;
  const base = 'http://own.invalid';
  try {
    const url = new URL(to, base);
    // Dots in a path are worked out only now: '/.//evil.example' has become '//evil.example'.
    if (url.pathname.startsWith('//')) return fallback;
    return url.origin === base ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
