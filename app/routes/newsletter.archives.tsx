import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArchiveView } from '#app/features/newsroom/newsletters/archive-view.tsx';
import { archivePage } from '#app/features/newsroom/newsletters/city-issues.server.ts';
import { feedLink } from '#app/features/newsroom/feeds/feed-link.ts';
import { metaMessages } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { cityIssues } from '#app/messages/en/city-issues.ts';

export const handle = { scripts: 'navigation', sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => archivePage(ctx));

export const meta: MetaFunction = (args) => {
  const t = metaMessages(args.matches, cityIssues);
  return [
    ...publicMeta(args, { title: t('archives'), description: t('archivesSummary') }),
    feedLink(args, 'newsletters'),
  ];
};

export default function Archives() {
  return <ArchiveView {...useLoaderData<typeof loader>()} />;
}
