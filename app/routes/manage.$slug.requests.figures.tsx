import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requestFigures } from '#app/features/building/requests/desk/figures/figures.server.ts';
import { FiguresView } from '#app/features/building/requests/desk/figures/figures-view.tsx';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community }) => requestFigures(ctx, community));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, requestDesk);
  return privateMeta({
    title: [t('figures.title'), data?.community.name ?? ''],
    description: t('figures.lead'),
  });
};

export default function RequestFigures() {
  return <FiguresView figures={useLoaderData<typeof loader>()} />;
}
