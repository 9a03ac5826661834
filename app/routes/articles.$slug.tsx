import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticleView } from '#app/features/articles/article-view.tsx';
import { articlePage } from '#app/features/articles/queries.server.ts';
import { handlePage } from '#app/lib/form-route.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, params }) => ({
    article: await articlePage({ em }, params.slug ?? ''),
  }));

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data && !error
    ? [
        { title: `${data.article.title} · The Local Link` },
        { name: 'description', content: data.article.excerpt ?? undefined },
      ]
    : [{ title: 'Article not found · The Local Link' }];

export default function Article() {
  return <ArticleView {...useLoaderData<typeof loader>()} />;
}
