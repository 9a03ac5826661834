import type { LoaderFunctionArgs } from '@remix-run/node';
import { sitemap } from '#app/features/shell/sitemap.server.ts';
import { env } from '#app/lib/db/database.server.ts';
import { handlePage } from '#app/lib/forms/submit-form.server.ts';
import { sharedText } from '#app/lib/http/cacheable-text.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, request }) =>
    sharedText(request, await sitemap(em, env().appUrl), 'application/xml; charset=utf-8'),
  );
