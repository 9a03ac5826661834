import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { ApprovalResults } from '#app/features/desks/moderation/approve-many/approval-results.tsx';
import {
  approveMany,
  entriesWithReasons,
  picksIn,
} from '#app/features/desks/moderation/approve-many/approve-many.server.ts';
import { requireModerator } from '#app/features/desks/moderation/access.server.ts';
import { asQueuePath } from '#app/features/desks/moderation/queue/queue-paths.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { bulkApproval } from '#app/messages/en/bulk-approval.ts';

/** There is nothing here but the results of a post. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx }) => {
    requireModerator(ctx);
    return Promise.resolve(null);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, []);
    requireModerator(ctx);
    const form = await readFormData(request);
    const from = form.get('from');
    const results = await approveMany(ctx, picksIn(form));
    const queue = asQueuePath(typeof from === 'string' ? from : null) ?? '/moderation';
    const unsent = await entriesWithReasons(ctx, form);
    return data({ results, unsent, queue }, { status: results.length > 0 ? 200 : 400 });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, bulkApproval);
  return privateMeta({ title: t('title'), description: t('summary') });
};

export default function ApproveMany() {
  const done = useActionData<typeof action>();
  return <ApprovalResults {...(done ?? { results: [], unsent: [], queue: '/moderation' })} />;
}
