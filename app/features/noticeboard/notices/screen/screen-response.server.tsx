import { renderToStaticMarkup } from 'react-dom/server';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { styleSheetsOf } from '#app/lib/http/style-sheets.server.ts';
import { screenPage } from './screen-notices.server.ts';
import { ScreenHtml } from './screen-html.tsx';

/** How long a notice stays, in seconds: one alone only looks whether there are others. */
const stays = { oneOfMany: 20, alone: 60 };

/** Our own styles and nothing else: a screen has no scripts, no forms and no frames. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * What the screen with a secret shows, as a document that goes on to the next notice by itself. Nothing
 * keeps a copy. Throws AppError `not-found` for a secret that nobody has.
 */
export async function screenResponse({
  ctx,
  params: { token = '' },
  url,
}: Pick<PageArgs, 'ctx' | 'params' | 'url'>): Promise<Response> {
  const page = await screenPage(ctx, token, placeIn(url.searchParams));
  const next = `/screen/${token}?n=${page.count === 0 ? 0 : page.place % page.count}`;
  const html = renderToStaticMarkup(
    <ScreenHtml
      page={page}
      next={next}
      seconds={page.count > 1 ? stays.oneOfMany : stays.alone}
      styleSheets={styleSheetsOf('routes/screen.$token')}
    />,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The place that an address asks for, from 0. */
const placeIn = (query: URLSearchParams): number => {
  const asked = query.get('n') ?? '';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
};
