import { isFresh, weakEtag } from '#app/lib/http/etag.server.ts';
import { languageTags, type Locale } from '#app/lib/i18n/locale.ts';

/** A calendar as a file; a client with the same copy gets 304. Whoever reads it asks each time. */
export function calendarResponse(
  request: Request,
  text: string,
  { filename, locale }: { filename: string; locale: Locale },
): Response {
  const tag = weakEtag(text);
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    Vary: 'Accept-Language, Cookie',
  };
  if (isFresh(request.headers, tag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}.ics"`,
      'Content-Language': languageTags[locale],
    },
  });
}
