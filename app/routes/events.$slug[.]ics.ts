import type { LoaderFunctionArgs } from '@remix-run/node';
import { eventCalendar } from '#app/features/site/calendars/event-calendar.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

export const handle = { sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    async ({ ctx, params, request }) => eventCalendar(ctx, request, params.slug ?? ''),
    `/events/${encodeURIComponent(args.params.slug ?? '')}`,
  );
