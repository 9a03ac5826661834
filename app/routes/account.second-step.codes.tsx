import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CodesView } from '#app/features/accounts/second-step/recovery-codes/codes-view.tsx';
import {
  forgetCodes,
  readKeptCodes,
} from '#app/features/accounts/second-step/recovery-codes/kept-codes.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { secondStep } from '#app/messages/en/second-step.ts';

export const handle = { scripts: false };

/** The page has secrets on it: no browser keeps it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    const { id, email } = requireActor(ctx, 'secondStep.loginToSee');
    return data(
      { codes: await readKeptCodes(request, id), email },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, []);
    return forgetCodes();
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, secondStep);
  return privateMeta({ title: t('codes.title'), description: t('codes.once') });
};

export default function RecoveryCodes() {
  const { codes, email } = useLoaderData<typeof loader>();
  return <CodesView codes={codes} email={email} />;
}
