import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { picturesPage } from '#app/features/newsroom/editor/pictures/pictures.server.ts';
import { PicturesView } from '#app/features/newsroom/editor/pictures/pictures-view.tsx';
import { submitPicture } from '#app/features/newsroom/editor/pictures/submit.server.ts';
import { requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { isPieceKind } from '#app/features/newsroom/editor/pieces.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { editorPictures } from '#app/messages/en/editor-pictures.ts';

/** Its form carries a picture, so the gate lets larger posts through. */
export const handle = { photos: true, scripts: false };

const placeOf = (params: Record<string, string | undefined>) => {
  if (!isPieceKind(params.kind)) throw new AppError('not-found', 'editorDesk.notFound');
  return { kind: params.kind, id: parseIdParam(params.id, 'editorDesk.notFound') };
};

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireEditor(ctx);
    const { kind, id } = placeOf(params);
    return { page: await picturesPage(ctx, kind, id), formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    const { kind, id } = placeOf(params);
    return submitPicture({ ctx, request }, kind, id);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, editorPictures);
  return privateMeta({ title: [t('title'), data?.page.title ?? ''], description: t('lead') });
};

export default function Pictures() {
  const { page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <PicturesView {...{ page, formKey, pending }} result={reply?.result} />;
}
