import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EditorOverviewView } from '#app/features/newsroom/editor/desk/overview.tsx';
import { editorOverview } from '#app/features/newsroom/editor/desk/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => editorOverview(ctx));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, editorDesk);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function EditorsDesk() {
  return <EditorOverviewView {...useLoaderData<typeof loader>()} />;
}
