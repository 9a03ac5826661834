import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import {
  editDocumentPage,
  submitDelete,
} from '#app/features/noticeboard/records/desk/documents/edit-document.server.ts';
import { DeleteForm } from '#app/features/noticeboard/records/desk/documents/removal-forms.tsx';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    editDocumentPage(ctx, community, params.id),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, community, params, request }) =>
    submitDelete(ctx, request, community, params.id),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('delete'), description: t('lead') });
};

export default function DeleteDocument() {
  const { community, document, formKey, here } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  const { title } = document;
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug, [{ to: here, label: title }])}
      title={t('deleteTitle', { title })}
    >
      <DeleteForm document={document} formKey={formKey} reply={reply} cancelTo={here} />
    </Desk>
  );
}
