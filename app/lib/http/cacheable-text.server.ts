import { isFresh, weakEtag } from './etag.server.ts';

/**
 * A response with a text that is the same for everyone: caches may keep it for an hour, and a
 * client with the same copy gets 304.
 */
export function cacheableText(request: Request, text: string, type: string): Response {
  const tag = weakEtag(text);
  const headers = { 'Cache-Control': 'public, max-age=3600', ETag: tag };
  if (isFresh(request.headers, tag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': type } });
}
