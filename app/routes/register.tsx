import {
  redirectDocument,
  type MetaFunction,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { AuthPage } from '#app/features/accounts/login/auth/auth-page.tsx';
import { registerPage } from '#app/features/residency/registration/register-page.server.ts';
import { RegisterForm } from '#app/features/residency/registration/register-form.tsx';
import { submitRegistration } from '#app/features/residency/registration/submit-registration.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { auth } from '#app/messages/en/auth.ts';
import { reloadAfterSaving } from '#app/ui/forms/reload-after-saving.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) => {
    if (ctx.actor) {
      throw redirectDocument(safeRedirect(url.searchParams.get('redirectTo'), '') || '/');
    }
    return registerPage(ctx, request);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => submitRegistration(ctx, request));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

/** What the dialog on another page loaded from here stays: whoever has just logged in is sent away. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.nextUrl.pathname === '/register' && reloadAfterSaving(args);

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, auth);
  return privateMeta({ title: t('register'), description: t('registerSummary') });
};

export default function Register() {
  const { redirectTo, chooser, formKey, start, query, canWriteToUs } =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { formAction, formData } = useNavigation();
  useLeaveQuestion(formData !== undefined);
  return (
    <AuthPage tab="register" redirectTo={redirectTo} result={reply?.result}>
      <RegisterForm
        form={Form}
        result={reply?.result}
        sending={formAction?.startsWith('/register') ? formData : undefined}
        redirectTo={redirectTo}
        formKey={formKey}
        chooser={chooser}
        reply={reply?.chosen}
        start={start}
        query={query}
        canWriteToUs={canWriteToUs}
      />
    </AuthPage>
  );
}
