import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findPage } from '#app/features/communities/communities/chooser/listed.server.ts';
import { FindPage } from '#app/features/communities/communities/chooser/find-page.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { communities } from '#app/messages/en/communities.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => findPage(ctx, request));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, communities);
  return privateMeta({ title: t('searchTitle'), description: t('searchLead') });
};

export default function FindCommunities() {
  return <FindPage {...useLoaderData<typeof loader>()} />;
}
