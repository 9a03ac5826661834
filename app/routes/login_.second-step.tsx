import {
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { SecondStepView } from '#app/features/accounts/second-step/login/second-step-view.tsx';
import {
  secondStepPage,
  submitSecondStep,
} from '#app/features/accounts/second-step/login/submit-second-step.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { secondStep } from '#app/messages/en/second-step.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) => {
    const redirectTo = safeRedirect(url.searchParams.get('redirectTo'), '');
    if (ctx.actor) throw redirectDocument(redirectTo || '/');
    return { redirectTo, page: await secondStepPage(ctx, request) };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => submitSecondStep(ctx, request));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadAfterSaving as shouldRevalidate } from '#app/ui/forms/reload-after-saving.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, secondStep);
  return privateMeta({ title: t('login.title'), description: t('login.summary') });
};

export default function SecondStepOfLogin() {
  const { page, redirectTo } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formAction === '/login/second-step';
  return (
    <SecondStepView page={page} redirectTo={redirectTo} result={reply?.result} pending={pending} />
  );
}
