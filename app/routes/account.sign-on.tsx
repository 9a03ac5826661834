import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SignOnView } from '#app/features/accounts/sign-on/sign-on-view.tsx';
import { signOnPage, submitSignOn } from '#app/features/accounts/sign-on/submit-sign-on.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { signOn } from '#app/messages/en/sign-on.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) => signOnPage({ ...ctx, session }, request));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitSignOn({ ...ctx, session }, request);
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, signOn);
  const { provider = '' } = data ?? {};
  return privateMeta({ title: t('title', { provider }), description: t('lead', { provider }) });
};

export default function OwnSignOnPage() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <SignOnView page={page} result={reply?.result} />;
}
