import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { IssueView } from '#app/features/newsletters/issue-view.tsx';
import { issuePage } from '#app/features/newsletters/issues.server.ts';
import { handlePage } from '#app/lib/form-route.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, url }) => {
    const page = await issuePage({ em, actor }, params.slug ?? '');
    if (page.issue.path !== url.pathname) throw redirect(page.issue.path);
    return page;
  });

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data && !error
    ? [
        { title: `${data.issue.title} newsletter · The Local Link` },
        { name: 'description', content: data.issue.standfirst },
      ]
    : [{ title: 'Newsletter not found · The Local Link' }];

export default function PastIssue() {
  return <IssueView {...useLoaderData<typeof loader>()} />;
}
