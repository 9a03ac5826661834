import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requestPage } from '#app/features/building/requests/pages/request-page.server.ts';
import { RequestPage } from '#app/features/building/requests/pages/request-page.tsx';
import { submitAnswer } from '#app/features/building/requests/pages/submit-answer.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requestPages } from '#app/messages/en/request-pages.ts';

export const handle = { form: true, scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    requestPage(ctx, { slug: params.slug ?? '', ref: params.ref ?? '' }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitAnswer(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, requestPages);
  if (!data) return privateMeta({ title: t('ownTitle'), description: t('ownLead') });
  const { ref } = data.request;
  return privateMeta({
    title: [t('title', { ref }), data.community.name],
    description: t('summary', { ref }),
  });
};

export default function Request() {
  return <RequestPage page={useLoaderData<typeof loader>()} reply={useActionData<FormReply>()} />;
}
