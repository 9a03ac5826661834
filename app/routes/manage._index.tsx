import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ManagedList } from '#app/features/desks/overview/managed-list.tsx';
import { managedCommunities } from '#app/features/desks/overview/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { manage } from '#app/messages/en/manage.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => managedCommunities(ctx, request));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, manage);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Manage() {
  return <ManagedList {...useLoaderData<typeof loader>()} />;
}
