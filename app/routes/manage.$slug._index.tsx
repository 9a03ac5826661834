import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { DeskOverview } from '#app/features/desks/overview/desk-overview.tsx';
import { deskPage } from '#app/features/desks/overview/overview.server.ts';
import { openAppealCount } from '#app/features/desks/moderation/appeals/queries.server.ts';
import { openReportCount } from '#app/features/desks/moderation/reports/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { manage } from '#app/messages/en/manage.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { id, slug, name } = community;
    const [page, reports, appeals] = await Promise.all([
      deskPage(ctx.em, community),
      openReportCount(ctx, id),
      openAppealCount(ctx, id),
    ]);
    return { community: { id, slug, name }, page, answers: { reports, appeals } };
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
