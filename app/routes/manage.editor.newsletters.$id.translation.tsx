import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EditorDesk } from '#app/features/newsroom/editor/desk/editor-desk.tsx';
import { EditionSideForm } from '#app/features/newsroom/editor/newsletters/edition-form.tsx';
import {
  editionSideEditor,
  editionSidePage,
} from '#app/features/newsroom/editor/newsletters/editors.server.ts';
import { editorPath, pieceMeta } from '#app/features/newsroom/editor/pieces.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';

/** The frame must not take away what was typed; its pictures let larger posts through the gate. */
export const handle = { form: true, photos: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    editionSidePage(ctx, parseIdParam(params.id, 'editorDesk.notFound')),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    editionSideEditor.submit({ ctx, request }, parseIdParam(params.id, 'editorDesk.notFound')),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pieceMeta(matches, 'newsletters', data?.piece?.title);

export default function TranslateIssue() {
  const t = useMessages(newsletterEditor);
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { id = '', title = '' } = page.piece ?? {};
  return (
    <EditorDesk
      section="newsletters"
      above={[{ to: editorPath('newsletters', id), label: title }]}
      title={t('translationTitle', { title })}
      lead={t('translationLead')}
    >
      <EditionSideForm page={page} reply={reply} />
    </EditorDesk>
  );
}
