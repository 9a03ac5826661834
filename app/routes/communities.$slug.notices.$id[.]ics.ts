import type { LoaderFunctionArgs } from '@remix-run/node';
import { noticeCalendar } from '#app/features/site/calendars/notice-entry.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) => {
  const { slug = '', id = '' } = args.params;
  return handleFile(
    args,
    async ({ ctx, request }) => noticeCalendar(ctx, request, { slug, id }),
    `/communities/${encodeURIComponent(slug)}/notices/${encodeURIComponent(id)}`,
  );
};
