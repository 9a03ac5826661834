import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ArticleFields } from '#app/features/newsroom/editor/articles/article-fields.tsx';
import {
  articleEditorPage,
  submitArticle,
} from '#app/features/newsroom/editor/articles/edit.server.ts';
import { PiecePage } from '#app/features/newsroom/editor/forms/piece-page.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    articleEditorPage(ctx, parseIdParam(params.id, 'editorDesk.notFound')),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    submitArticle({ ctx, request }, parseIdParam(params.id, 'editorDesk.notFound')),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, 'articles', data?.piece?.title);

export default function EditArticle() {
  return (
    <PiecePage
      kind="articles"
      page={useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>()}
      sending={useNavigation().formData}
    >
      {(form) => <ArticleFields form={form} />}
    </PiecePage>
  );
}
