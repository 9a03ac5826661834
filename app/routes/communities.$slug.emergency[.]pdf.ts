import type { LoaderFunctionArgs } from '@remix-run/node';
import { emergencyPdf } from '#app/features/communities/documents/documents.server.ts';
import { fileResponse } from '#app/lib/http/file-response.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The emergency plan, which opens in the browser instead of being saved. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    async ({ ctx, params }) => {
      const path = await emergencyPdf(ctx, params.slug ?? '');
      return fileResponse(path, 'communities.noEmergencyPlan', {
        type: 'application/pdf',
        filename: 'emergency-plan.pdf',
        cacheControl: 'public, max-age=3600',
        locale: ctx.locale,
      });
    },
    `/communities/${encodeURIComponent(args.params.slug ?? '')}/emergency`,
  );
