import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  choosePassword,
  passwordPage,
} from '#app/features/accounts/login/recovery/choose-password.server.ts';
import { ResetView } from '#app/features/accounts/login/recovery/new-password-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { recovery } from '#app/messages/en/recovery.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, params }) =>
    passwordPage(ctx, request, {
      purpose: 'RESET_PASSWORD',
      secret: await readSecret(request, params.secret),
    }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request, params }) =>
    choosePassword(ctx, request, {
      purpose: 'RESET_PASSWORD',
      secret: await readSecret(request, params.secret),
    }),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, recovery);
  return privateMeta({
    title: t(data?.person ? 'resetTitle' : 'over'),
    description: t('resetSummary'),
  });
};

export default function ResetPassword() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <ResetView page={page} result={reply?.result} pending={pending} />;
}
