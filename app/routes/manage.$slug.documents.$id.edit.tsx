import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import {
  editDocumentPage,
  submitDocument,
} from '#app/features/noticeboard/records/desk/documents/edit-document.server.ts';
import { DocumentForm } from '#app/features/noticeboard/records/desk/documents/document-form.tsx';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return editDocumentPage(ctx, community, params.id);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return submitDocument(ctx, request, community, params.id);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: data?.document.title ?? t('correct'), description: t('lead') });
};

export default function EditDocument() {
  const { community, document, folders, values, formKey, here } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug, [{ to: here, label: document.title }])}
      title={t('correctTitle', { title: document.title })}
    >
      <DocumentForm
        isNew={false}
        folders={folders}
        values={values}
        formKey={formKey}
        reply={reply}
        cancelTo={here}
      />
    </Desk>
  );
}
