import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeView } from '#app/features/home/home-view.tsx';
import { homePage } from '#app/features/home/queries.server.ts';
import { publicMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ({
    home: await homePage(ctx),
    firstName: ctx.actor?.name.split(' ')[0] ?? null,
  }));

export const meta: MetaFunction = (args) =>
  publicMeta(args, {
    title: 'Ottawa’s condo communities',
    description:
      'Connecting condo communities with modern digital tools and local expertise: notices, buy and sell, activities and newsletters for condo residents in Ottawa.',
  });

export default function Home() {
  return <HomeView {...useLoaderData<typeof loader>()} />;
}
