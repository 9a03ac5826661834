import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { PreviewLine } from '#app/features/newsroom/editor/desk/preview-line.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { ArticleView } from '#app/features/newsroom/articles/article-view.tsx';
import { articlePreview } from '#app/features/newsroom/articles/queries.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireEditor(ctx);
    const id = parseIdParam(params.id, 'editorDesk.notFound');
    return { id, article: await articlePreview(ctx, id) };
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, 'articles', data?.article.title);

export default function ArticlePreview() {
  const { id, article } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewLine kind="articles" id={id} />
      <ArticleView article={article} />
    </>
  );
}
