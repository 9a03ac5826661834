import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FolderView } from '#app/features/noticeboard/records/shelf/folder-view.tsx';
import { folderPage } from '#app/features/noticeboard/records/shelf/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { records } from '#app/messages/en/records.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    page: await folderPage(ctx, params.slug ?? '', params.folder),
  }));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, records);
  if (!data) return privateMeta({ title: t('title'), description: t('summary') });
  const { folder, community } = data.page;
  const { kind, name } = folder;
  return privateMeta({
    title: [kind === 'CUSTOM' ? (name ?? '') : t(`kinds.${kind}`), community.name],
    description: t(`about.${kind}`),
  });
};

export default function DocumentFolder() {
  return <FolderView {...useLoaderData<typeof loader>()} />;
}
