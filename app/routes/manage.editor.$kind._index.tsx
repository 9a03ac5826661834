import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { PieceListView } from '#app/features/newsroom/editor/desk/piece-list.tsx';
import { pieceList } from '#app/features/newsroom/editor/desk/queries.server.ts';
import { isPieceKind } from '#app/features/newsroom/editor/pieces.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { AppError } from '#app/lib/errors.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    requireEditor(ctx);
    if (!isPieceKind(params.kind)) throw new AppError('not-found', 'editorDesk.notFound');
    return pieceList(ctx, params.kind, url.searchParams.get('page'));
  });

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, editorDesk);
  return privateMeta({
    title: data ? [t(`sections.${data.kind}`), t('title')] : t('title'),
    description: data ? t(`sectionLeads.${data.kind}`) : t('lead'),
  });
};

export default function EditorList() {
  return <PieceListView {...useLoaderData<typeof loader>()} />;
}
