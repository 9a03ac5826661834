import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { submitLetter } from '#app/features/posts/neighbours/write/submit-letter.server.ts';
import { writePage } from '#app/features/posts/neighbours/write/writable.server.ts';
import { WritePage } from '#app/features/posts/neighbours/write/write-page.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { neighbours } from '#app/messages/en/neighbours.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    page: await writePage(ctx, 'ACTIVITY', parseIdParam(params.id, 'posts.notFound.ACTIVITY')),
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const id = parseIdParam(params.id, 'posts.notFound.ACTIVITY');
    return submitLetter(ctx, request, 'ACTIVITY', id);
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, neighbours);
  const title = data ? t('write.title', { name: data.page.receiver }) : t('write.crumb');
  return privateMeta({ title, description: title });
};

export default function Write() {
  const reply = useActionData<typeof action>();
  return <WritePage {...useLoaderData<typeof loader>()} result={reply?.result} />;
}
