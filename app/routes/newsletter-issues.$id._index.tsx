import { redirectDocument, type LoaderFunctionArgs } from '@remix-run/node';
import { issueFile } from '#app/features/newsroom/newsletters/queries.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { sameForVisitors: true };

/** Leads on to the PDF, or says on the error page why the viewer cannot have it. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const file = await issueFile(ctx, params.id);
    await file.body?.cancel();
    return redirectDocument(`/newsletter-issues/${params.id ?? ''}/pdf`);
  });

/** Never shown. It makes the route a page, so that a refusal has the error page. */
export default function NewsletterIssue() {
  return null;
}
