import {
  redirectDocument,
  type MetaFunction,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AuthPage } from '#app/features/accounts/login/auth/auth-page.tsx';
import { LoginForm } from '#app/features/accounts/login/auth/login-form.tsx';
import { submitLogin } from '#app/features/accounts/login/auth/submit-login.server.ts';
import { newcomerNote } from '#app/features/accounts/sign-on/sign-on.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { auth } from '#app/messages/en/auth.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) => {
    const redirectTo = safeRedirect(url.searchParams.get('redirectTo'), '');
    if (ctx.actor) throw redirectDocument(redirectTo || '/');
    return { redirectTo, note: await newcomerNote(ctx, request) };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => submitLogin(ctx, request));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadAfterSaving as shouldRevalidate } from '#app/ui/forms/reload-after-saving.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, auth);
  return privateMeta({ title: t('login'), description: t('loginSummary') });
};

export default function Login() {
  const { redirectTo, note } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formAction === '/login';
  return (
    <AuthPage tab="login" redirectTo={redirectTo} result={reply?.result}>
      {note && <p>{note}</p>}
      <LoginForm form={Form} result={reply?.result} pending={pending} redirectTo={redirectTo} />
    </AuthPage>
  );
}
