import {
  redirect,
  type MetaFunction,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { authenticate } from '#app/features/accounts/authenticator.server.ts';
import { LoginForm } from '#app/features/accounts/login-form.tsx';
import { loginFormSchema } from '#app/features/accounts/schema.ts';
import { signInAndGo } from '#app/features/accounts/sign-in.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';

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
        signInAndGo(ctx.em, request, {
          user,
          to: redirectTo,
          toast: {
            title: 'Welcome back!',
            description: `Logged in successfully as ${user.name}`,
          },
        }),
    }),
  );

export { offlineFallback as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction = () =>
  privateMeta({ title: 'Login', description: 'Log in to your community.' });

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formAction === '/login';
  return (
    <AuthPage tab="login" title="Log in to your community" redirectTo={redirectTo}>
      <LoginForm form={Form} result={answer?.result} pending={pending} redirectTo={redirectTo} />
    </AuthPage>
  );
}
