import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireLetterIn } from '#app/features/posts/neighbours/letter-link.server.ts';
import { ReportPage } from '#app/features/posts/reports/report-page.tsx';
import { reportablePage } from '#app/features/posts/reports/reportable.server.ts';
import { submitReportForm } from '#app/features/posts/reports/submit-report.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { reports } from '#app/messages/en/reports.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    subject: await reportablePage(ctx, 'LETTER', requireLetterIn(params.token)),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    return submitReportForm(ctx, request, 'LETTER', requireLetterIn(params.token));
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, reports);
  return privateMeta({ title: t('title.LETTER'), description: t('lead') });
};

export default function Report() {
  return <ReportPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
