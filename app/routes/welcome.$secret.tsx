import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  choosePassword,
  passwordPage,
} from '#app/features/accounts/login/recovery/choose-password.server.ts';
import { WelcomeView } from '#app/features/accounts/login/recovery/new-password-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { welcome } from '#app/messages/en/welcome.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, params }) =>
    passwordPage(ctx, request, {
      purpose: 'WELCOME',
      secret: await readSecret(request, params.secret),
    }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request, params }) =>
    choosePassword(ctx, request, {
      purpose: 'WELCOME',
      secret: await readSecret(request, params.secret),
    }),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, welcome);
  return privateMeta({ title: t(data?.person ? 'title' : 'over'), description: t('summary') });
};

export default function Welcome() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <WelcomeView page={page} result={reply?.result} pending={pending} />;
}
