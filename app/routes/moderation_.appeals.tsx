import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { appealDecisionSchema } from '#app/features/posts/appeals/schema.ts';
import { answerAppeal } from '#app/features/desks/moderation/appeals/answer-appeal.server.ts';
import { AppealsPage } from '#app/features/desks/moderation/appeals/appeals-page.tsx';
import { openAppeals } from '#app/features/desks/moderation/appeals/queries.server.ts';
import { toDecide } from '#app/features/desks/moderation/dashboard.server.ts';
import { requireModerator } from '#app/features/desks/moderation/access.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { appeals } from '#app/messages/en/appeals.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => ({
    page: await openAppeals(ctx, positionIn(url.searchParams)),
    toDecide: await toDecide(ctx),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, ['reason']);
    requireModerator(ctx);
    return submitForm(ctx, request, {
      schema: appealDecisionSchema,
      run: (form, inside) => answerAppeal(inside, form),
      respond: ({ verdict, title, language }) =>
        redirectWithToast('/moderation/appeals', {
          title: translate(ctx.locale, 'appeals.answered.title'),
          about: title,
          language,
          description: translate(ctx.locale, `appeals.answered.${verdict}`),
        }),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';
export { reloadAfterConflict as shouldRevalidate } from '#app/features/posts/posts/decisions/reload-after-conflict.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, appeals);
  return privateMeta({ title: t('queue.title'), description: t('queue.lead') });
};

export default function Appeals() {
  return <AppealsPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
