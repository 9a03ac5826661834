import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { unsubscribe, unsubscribePage } from '#app/features/mail/choices/unsubscribe.server.ts';
import { UnsubscribeView } from '#app/features/mail/choices/unsubscribe-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { mailChoices } from '#app/messages/en/mail-choices.ts';

/** Reached from letters, and plain. */
export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx, params }) => unsubscribePage(ctx, params.token ?? ''));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => unsubscribe(ctx, params.token ?? ''));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, mailChoices);
  return privateMeta({ title: t('stopTitle'), description: t('stopTitle') });
};

export default function Unsubscribe() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <UnsubscribeView {...(reply ?? page)} pending={pending} />;
}
