import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pieceIn, requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { picturesPage, submitPicture } from '#app/features/newsroom/editor/pictures.server.ts';
import { PicturesView } from '#app/features/newsroom/editor/pictures-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { editorPictures } from '#app/messages/en/editor-pictures.ts';

/** Its form carries a picture, so the gate lets larger posts through. */
export const handle = { photos: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireEditor(ctx);
    return { page: await picturesPage(ctx, pieceIn(params)), formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    submitPicture({ ctx, request }, pieceIn(params)),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, editorPictures);
  return privateMeta({ title: [t('title'), data?.page.title ?? ''], description: t('lead') });
};

export default function Pictures() {
  const reply = useActionData<typeof action>();
  return <PicturesView {...useLoaderData<typeof loader>()} result={reply?.result} />;
}
