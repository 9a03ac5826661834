import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { PieceFrame } from '#app/features/newsroom/editor/forms/piece-page.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import {
  editionEditorPage,
  submitEdition,
} from '#app/features/newsroom/editor/newsletters/edit.server.ts';
import { EditionForm } from '#app/features/newsroom/editor/newsletters/edition-form.tsx';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    editionEditorPage(ctx, parseIdParam(params.id, 'editorDesk.notFound')),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    submitEdition({ ctx, request }, parseIdParam(params.id, 'editorDesk.notFound')),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, 'newsletters', data?.piece?.title);

export default function EditIssue() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const sending = useNavigation().formData;
  return (
    <PieceFrame kind="newsletters" piece={page.piece}>
      <EditionForm {...{ page, reply, sending }} />
    </PieceFrame>
  );
}
