import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireEditor } from '#app/features/newsroom/editor/access.server.ts';
import { submitDelete } from '#app/features/newsroom/editor/delete.server.ts';
import { EditorDesk } from '#app/features/newsroom/editor/desk/editor-desk.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { editorPath, isPieceKind } from '#app/features/newsroom/editor/pieces.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';

export const handle = { scripts: false };

const placeOf = (params: Record<string, string | undefined>) => {
  if (!isPieceKind(params.kind)) throw new AppError('not-found', 'editorDesk.notFound');
  return { kind: params.kind, id: parseIdParam(params.id, 'editorDesk.notFound') };
};

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireEditor(ctx);
    return placeOf(params);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    const { kind, id } = placeOf(params);
    return submitDelete({ ctx, request }, kind, id);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, data?.kind ?? 'newsletters', undefined);

/** Shown when nothing could be deleted. */
export default function DeleteRefused() {
  const t = useMessages(editorDesk);
  const { kind, id } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <EditorDesk section={kind} title={t('deleteDraft')}>
      <ErrorSummary form={formState(reply?.result)} title={t('notDeleted')} />
      <p>
        <ButtonLink to={editorPath(kind, id)}>{t('backToEditing')}</ButtonLink>
      </p>
    </EditorDesk>
  );
}
