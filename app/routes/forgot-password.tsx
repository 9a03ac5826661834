import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { submitResetAsk } from '#app/features/accounts/login/recovery/ask-reset.server.ts';
import { ForgotView, LetterOnItsWay } from '#app/features/accounts/login/recovery/forgot-view.tsx';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { recovery } from '#app/messages/en/recovery.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ url }) =>
    Promise.resolve({ isSent: url.searchParams.has('sent'), sendsMail: lettersArrive() }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => submitResetAsk(ctx, request));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, recovery);
  return privateMeta({
    title: t(data?.isSent ? 'sentTitle' : 'title'),
    description: t('summary'),
  });
};

export default function ForgotPassword() {
  const { isSent, sendsMail } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  if (isSent && !reply) return <LetterOnItsWay sendsMail={sendsMail} />;
  return <ForgotView sendsMail={sendsMail} result={reply?.result} pending={pending} />;
}
