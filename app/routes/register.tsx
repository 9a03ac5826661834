import {
  redirectDocument,
  type MetaFunction,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AuthPage } from '#app/features/accounts/auth/auth-page.tsx';
import { register } from '#app/features/accounts/auth/commands.server.ts';
import { RegisterForm } from '#app/features/accounts/auth/register-form.tsx';
import { registerFormSchema } from '#app/features/accounts/schema.ts';
import { logInAndRedirect } from '#app/features/accounts/auth/log-in.server.ts';
import { missingCommunitiesIn } from '#app/features/accounts/memberships.server.ts';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { metaMessages, privateMeta } from '#app/features/shell/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/safe-redirect.ts';
import { auth } from '#app/messages/auth.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    const redirectTo = safeRedirect(url.searchParams.get('redirectTo'), '');
    if (ctx.actor) throw redirectDocument(redirectTo || '/');
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
      furtherErrors: (form) => missingCommunitiesIn(ctx.em, form),
      run: async ({ redirectTo, ...registration }, { em }, key) => ({
        user: await register(em, registration, { request, key }),
        redirectTo,
      }),
      respond: ({ user, redirectTo }) =>
        logInAndRedirect(ctx.em, request, {
          user,
          to: redirectTo,
          toast: {
            title: translate(ctx.locale, 'auth.registered.title'),
            description: translate(ctx.locale, 'auth.registered.description', { name: user.name }),
          },
        }),
    }),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, auth);
  return privateMeta({ title: t('register'), description: t('registerSummary') });
};

export default function Register() {
  const { redirectTo, communities, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { formAction, formData } = useNavigation();
  return (
    <AuthPage tab="register" redirectTo={redirectTo}>
      <RegisterForm
        form={Form}
        result={reply?.result}
        sending={formAction === '/register' ? formData : undefined}
        redirectTo={redirectTo}
        formKey={formKey}
        communities={communities}
      />
    </AuthPage>
  );
}
