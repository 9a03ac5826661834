import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { feedLink } from '#app/features/newsroom/feeds/feed-link.ts';
import { metaMessages } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import type { IssuePage } from './city-issues.server.ts';

/** The head of an issue's page. */
export const issueMeta = (
  args: Pick<MetaArgs, 'matches' | 'location'>,
  { issue }: IssuePage,
): MetaDescriptor[] => [
  ...publicMeta(args, {
    title: metaMessages(args.matches, cityIssues)('pageTitle', { title: issue.title }),
    description: issue.standfirst,
    type: 'article',
  }),
  feedLink(args, 'newsletters'),
];
