import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CommunitiesList } from '#app/features/newsroom/editor/desk/communities-list.tsx';
import { communityLines } from '#app/features/newsroom/editor/desk/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => communityLines(ctx, request));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, editorDesk);
  return privateMeta({
    title: [t('sections.communities'), t('title')],
    description: t('sectionLeads.communities'),
  });
};

export default function EditorCommunities() {
  return <CommunitiesList {...useLoaderData<typeof loader>()} />;
}
