import type { IncomingHttpHeaders } from 'node:http';
import etag from 'etag';
import fresh from 'fresh';

/** The ETag of a text. It is weak, because a proxy may compress the same response differently. */
export const weakEtag = (text: string): string => etag(text, { weak: true });

/** Whether the client's copy has this ETag, so that 304 is enough. */
export const isFresh = (sent: Headers | IncomingHttpHeaders, tag: string): boolean =>
  fresh(
    sent instanceof Headers
      ? {
          'if-none-match': sent.get('If-None-Match') ?? undefined,
          'cache-control': sent.get('Cache-Control') ?? undefined,
        }
      : sent,
    { etag: tag },
  );

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
