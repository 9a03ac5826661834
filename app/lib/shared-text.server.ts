import { createHash } from 'node:crypto';

/**
 * Answers with a text that is the same for everyone: anything on the way may keep it for an hour,
 * and who holds it already is told so (304).
 */
export function sharedText(request: Request, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': 'public, max-age=3600', ETag: etag };
  if (request.headers.get('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'Content-Type': type } });
}
