import {
  redirect,
  type MetaFunction,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { register } from '#app/features/accounts/commands.server.ts';
import { RegisterForm } from '#app/features/accounts/register-form.tsx';
import { registerFormSchema } from '#app/features/accounts/schema.ts';
import { signInAndGo } from '#app/features/accounts/sign-in.server.ts';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    const redirectTo = safeRedirect(url.searchParams.get('redirectTo'), '');
    if (ctx.actor) throw redirect(redirectTo || '/');
    const communities = await listCommunities(ctx);
    return {
      redirectTo,
      communities: communities.map(({ id, name }) => ({ id, name })),
      formKey: newFormKey(),
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) =>
    submitForm(ctx, request, {
      schema: registerFormSchema,
      secrets: ['password'],
      run: async ({ redirectTo, ...registration }, { em }, key) => ({
        user: await register(em, registration, { request, key }),
        redirectTo,
      }),
      respond: ({ user, redirectTo }) =>
        signInAndGo(ctx.em, request, {
          user,
          to: redirectTo,
          toast: {
            title: 'Welcome to The Local Link!',
            description: `Account created successfully for ${user.name}`,
          },
        }),
    }),
  );

export { offlineFallback as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction = () =>
  privateMeta({ title: 'Register', description: 'Join your community with your unit.' });

export default function Register() {
  const { redirectTo, communities, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formAction, formData } = useNavigation();
  return (
    <AuthPage tab="register" title="Join your community" redirectTo={redirectTo}>
      <RegisterForm
        form={Form}
        result={answer?.result}
        sending={formAction === '/register' ? formData : undefined}
        redirectTo={redirectTo}
        formKey={formKey}
        communities={communities}
      />
    </AuthPage>
  );
}
