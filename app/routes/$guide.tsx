import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { keptOperator } from '#app/features/communities/operator/kept.server.ts';
import {
  guideBySlug,
  guideSlugs,
  otherGuides,
} from '#app/features/newsroom/guides/content/index.ts';
import { withOperator } from '#app/features/newsroom/guides/with-operator.ts';
import { GuideView } from '#app/features/newsroom/guides/guide-view.tsx';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { AppError } from '#app/lib/errors.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const handle = { scripts: 'navigation', sameForVisitors: true };

/** The pages that explain the site, such as /help; 404 at any other address of one segment. */
export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const guide = guideBySlug(params.guide ?? '', ctx.locale);
    if (!guide) throw new AppError('not-found', 'http.noSuchPage');
    const operator = await keptOperator(ctx.locale);
    return { guide: withOperator(guide, operator), others: otherGuides(guide.slug, ctx.locale) };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ params }) => {
    throw guideSlugs.includes(params.guide ?? '')
      ? new AppError('method-not-allowed', 'http.pageMethodNotAllowed')
      : new AppError('not-found', 'http.noSuchPage');
  });

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? publicMeta(args, { title: args.data.guide.title, description: args.data.guide.summary })
    : [];

export default function Guide() {
  return <GuideView {...useLoaderData<typeof loader>()} />;
}
