import type { LoaderFunctionArgs } from '@remix-run/node';
import { emergencyPdf } from '#app/features/communities/documents/documents.server.ts';
import { fileResponse } from '#app/lib/http/file-response.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** The emergency plan, which opens in the browser instead of being saved. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(
    args,
    async ({ ctx, params }) => {
      const path = await emergencyPdf(ctx, params.slug ?? '');
      return fileResponse(path, 'communities.noEmergencyPlan', {
        type: 'application/pdf',
        filename: translate(ctx.locale, 'communities.emergencyPlanFile'),
        cacheControl: 'public, max-age=3600',
        locale: ctx.locale,
      });
    },
    `/communities/${encodeURIComponent(args.params.slug ?? '')}/emergency`,
  );
