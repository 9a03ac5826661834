import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { DeskOverview } from '#app/features/desks/overview/desk-overview.tsx';
import { deskPage } from '#app/features/desks/overview/overview.server.ts';
import { openAppealCount } from '#app/features/desks/moderation/appeals/queries.server.ts';
import { openReportCount } from '#app/features/desks/moderation/reports/queries.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { manage } from '#app/messages/en/manage.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community }) => {
    const { id, slug, name } = community;
    const [page, reports, appeals] = await Promise.all([
      deskPage(ctx, requireActor(ctx).id, community),
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
