import type { LoaderFunctionArgs } from '@remix-run/node';
import { sitemap } from '#app/features/site/shell/sitemap.server.ts';
import { env } from '#app/lib/env.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { cacheableText } from '#app/lib/http/etag.server.ts';

export const handle = { sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) =>
    cacheableText(request, await sitemap(ctx.em, env().appUrl), 'application/xml; charset=utf-8'),
  );
