import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NoticeListPage } from '#app/features/noticeboard/notices/desk/list-page.tsx';
import { deskNotices } from '#app/features/noticeboard/notices/desk/list.server.ts';
import { noticeStates } from '#app/features/noticeboard/notices/desk/notice-state.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { placeIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const asked = url.searchParams.get('show');
    const state = noticeStates.find((each) => each === asked) ?? 'live';
    return deskNotices(ctx, params.slug ?? '', state, placeIn(url.searchParams));
  });

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
