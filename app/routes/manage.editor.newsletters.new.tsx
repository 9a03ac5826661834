import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { EditorDesk } from '#app/features/newsroom/editor/desk/editor-desk.tsx';
import { pieceMeta } from '#app/features/newsroom/editor/forms/piece-meta.ts';
import { NewEditionForm } from '#app/features/newsroom/editor/newsletters/new-edition-form.tsx';
import {
  newEditionPage,
  submitNewEdition,
} from '#app/features/newsroom/editor/newsletters/new.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => newEditionPage(ctx));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => submitNewEdition({ ctx, request }));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => pieceMeta(matches, 'newsletters', undefined);

export default function NewIssue() {
  const t = useMessages(newsletterEditor);
  return (
    <EditorDesk section="newsletters" title={t('newTitle')} lead={t('newLead')}>
      <NewEditionForm
        page={useLoaderData<typeof loader>()}
        reply={useActionData<typeof action>()}
        pending={useNavigation().formMethod === 'POST'}
      />
    </EditorDesk>
  );
}
