import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { DocumentForm } from '#app/features/noticeboard/records/desk/documents/document-form.tsx';
import {
  newDocumentPage,
  submitNewDocument,
} from '#app/features/noticeboard/records/desk/documents/new-document.server.ts';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** Its form carries a file: the gate lets larger posts through. */
export const handle = { files: true, form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return newDocumentPage(ctx, community, url.searchParams.get('folder'));
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return submitNewDocument(ctx, request, community);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('addTitle'), description: t('addLead') });
};

export default function NewDocument() {
  const { community, folders, values, formKey, backTo } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug)}
      title={t('addTitle')}
      lead={t('addLead')}
    >
      <DocumentForm
        isNew
        folders={folders}
        values={values}
        formKey={formKey}
        reply={reply}
        cancelTo={backTo}
      />
    </Desk>
  );
}
