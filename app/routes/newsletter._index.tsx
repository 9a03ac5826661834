import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { IssueView } from '#app/features/newsletters/issue-view.tsx';
import { issuePage } from '#app/features/newsletters/issues.server.ts';
import { publicMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => issuePage(ctx));

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? publicMeta(args, {
        title: `${args.data.issue.title} newsletter`,
        description: args.data.issue.standfirst,
        type: 'article',
      })
    : [];

export default function CurrentIssue() {
  return <IssueView {...useLoaderData<typeof loader>()} />;
}
