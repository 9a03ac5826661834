import type { LoaderFunctionArgs } from '@remix-run/node';
import { emergencyPdf } from '#app/features/communities/documents/documents.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The emergency plan, which opens in the browser instead of being saved. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { size, body } = await emergencyPdf(ctx, params.slug ?? '');
    return new Response(body, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': String(size),
        'Content-Disposition': 'inline; filename="emergency-plan.pdf"',
        'Cache-Control': 'public, max-age=3600',
      },
    });
  });
