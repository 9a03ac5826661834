import type { LoaderFunctionArgs } from '@remix-run/node';
import { letterFile } from '#app/features/mail/transport/files.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/**
 * A letter as a mail program shows it, never in production. It runs no script and loads nothing;
 * `?part=text` is the plain text.
 */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ params, url }) => {
    const { html, text } = await letterFile(params.id ?? '');
    const isText = url.searchParams.get('part') === 'text';
    return new Response(isText ? text : html, {
      headers: {
        'Content-Type': `text/${isText ? 'plain' : 'html'}; charset=utf-8`,
        'Cache-Control': 'no-store',
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups; frame-ancestors 'none'",
      },
    });
  });
