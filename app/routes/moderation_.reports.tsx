import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { toDecide } from '#app/features/desks/moderation/dashboard.server.ts';
import { requireModerator } from '#app/features/desks/moderation/access.server.ts';
import {
  decideReports,
  reportDecisionSchema,
} from '#app/features/desks/moderation/reports/decide-reports.server.ts';
import { openReports } from '#app/features/desks/moderation/reports/queries.server.ts';
import { ReportsPage } from '#app/features/desks/moderation/reports/reports-page.tsx';
import { reasonOptions } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { reports } from '#app/messages/en/reports.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => ({
    page: await openReports(ctx, positionIn(url.searchParams)),
    toDecide: await toDecide(ctx),
    reasons: reasonOptions(ctx.locale, 'REMOVE'),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, ['reason', 'agreeing', 'answer']);
    requireModerator(ctx);
    return submitForm(ctx, request, {
      schema: reportDecisionSchema,
      run: (form, inside) => decideReports(inside, form),
      respond: ({ verdict, title, language }) =>
        redirectWithToast('/moderation/reports', {
          title: translate(ctx.locale, `reports.decided.${verdict}.title`),
          ...(title === null ? {} : { about: title, language }),
          description: translate(ctx.locale, `reports.decided.${verdict}.description`),
        }),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadAfterConflict as shouldRevalidate } from '#app/features/posts/posts/decisions/reload-after-conflict.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, reports);
  return privateMeta({ title: t('queue.title'), description: t('queue.lead') });
};

export default function Reports() {
  return <ReportsPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
