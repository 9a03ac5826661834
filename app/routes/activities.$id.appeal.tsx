import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AppealPage } from '#app/features/posts/appeals/appeal-page.tsx';
import { submitAppealForm } from '#app/features/posts/appeals/submit-appeal-form.server.ts';
import { appealPage } from '#app/features/posts/appeals/submit-appeal.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { appeals } from '#app/messages/en/appeals.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    appealed: await appealPage(ctx, 'ACTIVITY', parseIdParam(params.id, 'posts.notFound.ACTIVITY')),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const id = parseIdParam(params.id, 'posts.notFound.ACTIVITY');
    return submitAppealForm(ctx, request, 'ACTIVITY', id);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, appeals);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Appeal() {
  return <AppealPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
