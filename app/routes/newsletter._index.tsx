import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { issuePage } from '#app/features/newsroom/newsletters/city-issues.server.ts';
import { issueMeta } from '#app/features/newsroom/newsletters/issue-meta.ts';
import { IssueView } from '#app/features/newsroom/newsletters/issue-view.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: 'navigation', sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => issuePage(ctx));

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? issueMeta(args, args.data) : [];

export default function CurrentIssue() {
  return <IssueView {...useLoaderData<typeof loader>()} />;
}
