import type { LoaderFunctionArgs } from '@remix-run/node';
// The document is made on the server alone; its styles come with everybody's.
import '#app/features/noticeboard/notices/screen/screen.css.ts';
import { screenResponse } from '#app/features/noticeboard/notices/screen/screen-response.server.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The screen in a building's elevator or lobby. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => screenResponse(page));
