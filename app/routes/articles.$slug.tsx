import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArticleView } from '#app/features/newsroom/articles/article-view.tsx';
import { articlePage } from '#app/features/newsroom/articles/queries.server.ts';
import { feedLink } from '#app/features/newsroom/feeds/feed-link.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: 'navigation', sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    article: await articlePage(ctx, params.slug ?? ''),
  }));

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { language, title, excerpt, blocks, picture } = args.data.article;
  return [
    ...publicMeta(args, {
      language,
      title,
      description: excerpt ?? blocks.find(({ kind }) => kind === 'paragraph')?.text ?? title,
      type: 'article',
      picture,
    }),
    feedLink(args, 'articles'),
  ];
};

export default function Article() {
  return <ArticleView {...useLoaderData<typeof loader>()} />;
}
