import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { listIn } from '#app/features/noticeboard/notices/desk/lists.ts';
import { noticeStates } from '#app/features/noticeboard/notices/state.ts';
import { NoticeListPage } from '#app/features/noticeboard/notices/desk/list-page.tsx';
import { deskNotices } from '#app/features/noticeboard/notices/desk/list.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, url: { searchParams } }) =>
    deskNotices(ctx, community, listIn(searchParams, noticeStates), positionIn(searchParams)),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDesk);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('lead'),
  });
};

export default function ManageNotices() {
  return <NoticeListPage {...useLoaderData<typeof loader>()} />;
}
