import type { LoaderFunctionArgs } from '@remix-run/node';
import { daySheetCalendar } from '#app/features/site/calendars/booking-entry.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx, params, request }) =>
    daySheetCalendar(ctx.em, request, params.token ?? ''),
  );
