import type { LoaderFunctionArgs } from '@remix-run/node';
import '#app/features/noticeboard/notices/screen/screen.css.ts';
import { screenResponse } from '#app/features/noticeboard/notices/screen/screen-response.server.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';

/** Without an export for the browser, its build would leave out this module, and its styles with it. */
export const handle = { scripts: false };

/** The screen in a building's elevator or lobby. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async (page) => screenResponse(page));
