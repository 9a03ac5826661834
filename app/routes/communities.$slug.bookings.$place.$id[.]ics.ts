import type { LoaderFunctionArgs } from '@remix-run/node';
import { bookingCalendar } from '#app/features/site/calendars/booking-entry.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, request, params: { slug = '', id } }) =>
    bookingCalendar(ctx, request, { slug, id }),
  );
