import type { LoaderFunctionArgs } from '@remix-run/node';
import slugify from '@sindresorhus/slugify';
import { issuePdf } from '#app/features/newsletters/queries.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';

/** The PDF itself, opened in the browser rather than saved. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const id = parseIdParam(params.id, 'Newsletter not found');
    const { title, size, body, cityWide } = await issuePdf(ctx, id);
    return new Response(body, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(size),
        'Content-Disposition': `inline; filename="${slugify(title)}.pdf"`,
        'Cache-Control': cityWide ? 'public, max-age=3600' : 'private, max-age=3600',
      },
    });
  });
