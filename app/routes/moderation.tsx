import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { dashboardPage } from '#app/features/desks/moderation/dashboard.server.ts';
import { Dashboard } from '#app/features/desks/moderation/dashboard.tsx';
import { decideByForm } from '#app/features/posts/posts/decisions/decide-form.server.ts';
import { requireModerator } from '#app/features/desks/moderation/access.server.ts';
import {
  askForButton,
  reasonQuestions,
  takeEnter,
} from '#app/features/desks/moderation/queue/enter.server.ts';
import { entryOf, withTicks } from '#app/features/desks/moderation/queue/queue-paths.ts';
import { nextInQueue } from '#app/features/desks/moderation/way-back.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { moderation } from '#app/messages/en/moderation.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => dashboardPage(ctx, url.searchParams));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) => {
    await requireActorForForm(ctx, request, ['reason'], entryOf);
    requireModerator(ctx);
    const form = await readFormData(request);
    if (takeEnter(form) === 'unclear') return askForButton(ctx, request, form);
    return decideByForm(
      ctx,
      request,
      async ({ place }) =>
        place === undefined
          ? url.pathname + url.search
          : withTicks(await nextInQueue(ctx, url, place), form),
      { form, questions: reasonQuestions(ctx, form) },
    );
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadAfterConflict as shouldRevalidate } from '#app/features/posts/posts/decisions/reload-after-conflict.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, moderation);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Moderation() {
  return <Dashboard {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
