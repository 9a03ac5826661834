import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/manage/access.server.ts';
import { DeskOverview } from '#app/features/manage/desk-overview.tsx';
import { deskPage } from '#app/features/manage/overview.server.ts';
import { metaMessages, privateMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { manage } from '#app/messages/manage.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { slug, name } = community;
    return { community: { slug, name }, page: await deskPage(ctx.em, community) };
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, manage);
  return privateMeta({
    title: [data?.community.name ?? '', t('title')],
    description: t('deskLead'),
  });
};

export default function ManageCommunity() {
  return <DeskOverview {...useLoaderData<typeof loader>()} />;
}
