import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownCalendar } from '#app/features/site/calendars/own/own-calendar.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx, params, request }) => ownCalendar(ctx.em, request, params.token ?? ''));
