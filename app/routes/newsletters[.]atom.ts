import type { LoaderFunctionArgs } from '@remix-run/node';
import { atomFeed } from '#app/features/newsroom/feeds/atom.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx, request }) => atomFeed(ctx.em, request, 'newsletters'));
