import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SetUpView } from '#app/features/accounts/second-step/app-codes/set-up-view.tsx';
import {
  offerApp,
  submitAppSetUp,
} from '#app/features/accounts/second-step/app-codes/submit-set-up.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { secondStep } from '#app/messages/en/second-step.ts';

export const handle = { form: true, scripts: false };

/** The page has a secret on it: no browser keeps it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    const { offer, cookie } = await offerApp(ctx, request);
    return data(offer, {
      headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': cookie },
    });
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitAppSetUp({ ...ctx, session }, request);
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, secondStep);
  return privateMeta({ title: t('set.title'), description: t('set.lead') });
};

export default function SetUpApp() {
  const offer = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <SetUpView offer={offer} result={reply?.result} />;
}
