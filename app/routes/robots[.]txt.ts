import type { LoaderFunctionArgs } from '@remix-run/node';
import { env } from '#app/lib/db/database.server.ts';
import { sharedText } from '#app/lib/http/cacheable-text.server.ts';

/** What search engines may read: all but the calls. Pages that are not for them say so themselves. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  sharedText(
    request,
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${env().appUrl}/sitemap.xml\n`,
    'text/plain; charset=utf-8',
  );
