import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { currentIssue, isEditor } from '#app/features/newsroom/newsletters/city-issues.server.ts';
import { issueMeta, noIssueMeta } from '#app/features/newsroom/newsletters/issue-meta.ts';
import { IssueView } from '#app/features/newsroom/newsletters/issue-view.tsx';
import { NoIssueView } from '#app/features/newsroom/newsletters/no-issue.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: 'navigation', sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ({
    page: await currentIssue(ctx),
    isEditor: isEditor(ctx),
  }));

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  return args.data.page ? issueMeta(args, args.data.page) : noIssueMeta(args);
};

export default function CurrentIssue() {
  const { page, isEditor: mayWrite } = useLoaderData<typeof loader>();
  return page ? <IssueView {...page} /> : <NoIssueView isEditor={mayWrite} />;
}
