import {
  redirect,
  type MetaFunction,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AuthPage } from '#app/features/accounts/auth/auth-page.tsx';
import { authenticate } from '#app/features/accounts/auth/authenticator.server.ts';
import { LoginForm } from '#app/features/accounts/auth/login-form.tsx';
import { loginFormSchema } from '#app/features/accounts/schema.ts';
import { signInAndRedirect } from '#app/features/accounts/auth/sign-in.server.ts';
import { metaMessages, privateMeta } from '#app/features/shell/metadata.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';
import { auth } from '#app/messages/auth.ts';
import { translate } from '#app/messages/catalogue.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    const redirectTo = safeRedirect(url.searchParams.get('redirectTo'), '');
    if (ctx.actor) throw redirect(redirectTo || '/');
    return { redirectTo };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) =>
    submitForm(ctx, request, {
      schema: loginFormSchema,
      secrets: ['password'],
      run: async ({ redirectTo, ...credentials }) => ({
        user: await authenticate(ctx.em, credentials, request),
        redirectTo,
      }),
      respond: ({ user, redirectTo }) =>
        signInAndRedirect(ctx.em, request, {
          user,
          to: redirectTo,
          toast: {
            title: translate(ctx.locale, 'auth.welcomeBack.title'),
            description: translate(ctx.locale, 'auth.welcomeBack.description', { name: user.name }),
          },
        }),
    }),
  );

export { offlineFallback as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, auth);
  return privateMeta({ title: t('login'), description: t('loginSummary') });
};

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formAction === '/login';
  return (
    <AuthPage tab="login" redirectTo={redirectTo}>
      <LoginForm form={Form} result={reply?.result} pending={pending} redirectTo={redirectTo} />
    </AuthPage>
  );
}
