import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  joinPage,
  submitJoin,
} from '#app/features/residency/memberships/joining/join-page.server.ts';
import { JoinView } from '#app/features/residency/memberships/joining/join-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { join } from '#app/messages/en/join.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

/** The address has a code in it: no browser keeps the page. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const kept = new Headers({ 'Cache-Control': 'private, no-store' });
  const wait = actionHeaders.get('Retry-After') ?? loaderHeaders.get('Retry-After');
  if (wait) kept.set('Retry-After', wait);
  return kept;
};

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request, url }) =>
    joinPage(ctx, request, url.searchParams.get('code')),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => submitJoin(ctx, request));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadUnlessCheck as shouldRevalidate } from '#app/ui/forms/reload-unless-check.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, join);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Join() {
  const opened = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const typed = reply && 'page' in reply ? reply.page : undefined;
  return <JoinView page={typed ?? opened} reply={reply && 'result' in reply ? reply : undefined} />;
}
