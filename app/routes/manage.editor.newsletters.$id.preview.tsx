import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { PreviewLine } from '#app/features/newsroom/editor/desk/preview-line.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { issuePreview } from '#app/features/newsroom/newsletters/city-issues.server.ts';
import { IssueView } from '#app/features/newsroom/newsletters/issue-view.tsx';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireEditor(ctx);
    const id = parseIdParam(params.id, 'editorDesk.notFound');
    return { id, page: await issuePreview(ctx, id) };
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, 'newsletters', data?.page.issue.title);

export default function IssuePreview() {
  const { id, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewLine kind="newsletters" id={id} />
      <IssueView {...page} />
    </>
  );
}
