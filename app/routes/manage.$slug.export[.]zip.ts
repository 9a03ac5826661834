import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { exportCommunity } from '#app/features/site/community-export/export.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { handleFile } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';

const pageOf = (slug: string | undefined): string =>
  `/manage/${encodeURIComponent(slug ?? '')}/export`;

/** Whoever comes back here after a login finds the button. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(pageOf(params.slug));

/** A post, because the log has a line of it: no page fetches it early. */
export const action = (args: ActionFunctionArgs) =>
  handleFile(
    args,
    async ({ ctx, params: { slug = '' } }) => {
      try {
        return await exportCommunity(ctx, slug);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'too-many') throw error;
        return redirectWithToast(pageOf(slug), {
          kind: 'error',
          title: translate(ctx.locale, 'communityExport.notDownloaded'),
          description: translateKey(ctx.locale, error.messageKey, error.params),
        });
      }
    },
    pageOf(args.params.slug),
  );
