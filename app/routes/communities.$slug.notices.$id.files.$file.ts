import type { LoaderFunctionArgs } from '@remix-run/node';
import { storedFileResponse } from '#app/features/media/files/open.server.ts';
import { noticeFile } from '#app/features/noticeboard/notices/page/notice-page.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** A file of a notice, for whoever may read the notice. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params }) => {
    const { slug = '', id = '', file: fileId = '' } = params;
    return storedFileResponse(await noticeFile(ctx, slug, { id, fileId }));
  });
