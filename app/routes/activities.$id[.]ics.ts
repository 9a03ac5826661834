import type { LoaderFunctionArgs } from '@remix-run/node';
import { activityCalendar } from '#app/features/site/calendars/activity-entry.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    async ({ ctx, params, request }) =>
      activityCalendar(ctx, request, parseIdParam(params.id, 'posts.notFound.ACTIVITY')),
    `/activities/${encodeURIComponent(args.params.id ?? '')}`,
  );
