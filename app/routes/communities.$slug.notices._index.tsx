import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArchivePage } from '#app/features/noticeboard/notices/archive/archive-page.tsx';
import { noticeArchive } from '#app/features/noticeboard/notices/archive/archive.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeArchive as words } from '#app/messages/en/notice-archive.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) =>
    noticeArchive(ctx, params.slug ?? '', url.searchParams),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, words);
  const community = data?.head.name ?? '';
  return privateMeta({
    title: [t('title'), community],
    description: t('summary', { community }),
  });
};

export default function Notices() {
  return <ArchivePage {...useLoaderData<typeof loader>()} />;
}
