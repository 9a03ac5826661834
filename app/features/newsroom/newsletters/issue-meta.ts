import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { feedLink } from '#app/features/newsroom/feeds/feed-link.ts';
import { metaMessages } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { cityIssues } from '#app/messages/en/city-issues.ts';
import type { IssuePage } from './city-issues.server.ts';

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

/** The head of the page of the current issue while there is none. */
export function noIssueMeta(args: Pick<MetaArgs, 'matches' | 'location'>): MetaDescriptor[] {
  const t = metaMessages(args.matches, cityIssues);
  return [
    ...publicMeta(args, { title: t('newsletter'), description: t('noIssue') }),
    feedLink(args, 'newsletters'),
  ];
}
