import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { feedLink, feedNames } from '#app/features/newsroom/feeds/feed-link.ts';
import { HomeView } from '#app/features/site/home/home-view.tsx';
import { homePage } from '#app/features/site/home/queries.server.ts';
import { metaMessages } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { home } from '#app/messages/en/home.ts';

export const handle = { sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ({ home: await homePage(ctx) }));

export { reloadUnlessCheck as shouldRevalidate } from '#app/ui/forms/reload-unless-check.ts';

export const meta: MetaFunction = (args) => {
  const t = metaMessages(args.matches, home);
  return [
    ...publicMeta(args, { title: t('title'), description: t('summary') }),
    ...feedNames.map((name) => feedLink(args, name)),
  ];
};

export default function Home() {
  return <HomeView home={useLoaderData<typeof loader>().home} />;
}
