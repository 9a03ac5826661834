import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { ExportView } from '#app/features/site/community-export/export-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { communityExport } from '#app/messages/en/community-export.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, ({ community: { slug, name } }) =>
    Promise.resolve({ community: { slug, name } }),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, communityExport);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('lead'),
  });
};

export default function Export() {
  return <ExportView {...useLoaderData<typeof loader>()} />;
}
