import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '#app/lib/env.server.ts';
import { cacheableText } from '#app/lib/http/etag.server.ts';

/** Search engines may read everything but the API. Private pages carry `noindex`. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  cacheableText(
    request,
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${env().appUrl}/sitemap.xml\n`,
    'text/plain; charset=utf-8',
  );
