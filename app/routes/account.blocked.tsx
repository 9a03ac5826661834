import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownBlocked, submitUnblock } from '#app/features/posts/neighbours/blocks/blocked.server.ts';
import { BlockedView } from '#app/features/posts/neighbours/blocks/blocked-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { neighbours } from '#app/messages/en/neighbours.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ({ blocked: await ownBlocked(ctx) }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitUnblock(ctx, request);
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, neighbours);
  return privateMeta({ title: t('blocks.title'), description: t('blocks.lead') });
};

export default function BlockedNeighbours() {
  return <BlockedView {...useLoaderData<typeof loader>()} />;
}
