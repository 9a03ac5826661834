import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readNotice } from '#app/features/noticeboard/notices/page/notice-page.server.ts';
import { NoticePage } from '#app/features/noticeboard/notices/page/notice-page.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeArchive as words } from '#app/messages/en/notice-archive.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => readNotice(ctx, params.slug ?? '', params.id ?? ''));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, words);
  const community = data?.community.name ?? '';
  return privateMeta({
    title: [data?.notice.title ?? t('title'), community],
    description: t('summary', { community }),
  });
};

export default function Notice() {
  return <NoticePage {...useLoaderData<typeof loader>()} />;
}
