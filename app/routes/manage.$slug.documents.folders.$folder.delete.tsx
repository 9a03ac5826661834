import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { DeskForm } from '#app/features/noticeboard/records/desk/desk-form.tsx';
import { submitFolderDeletion } from '#app/features/noticeboard/records/desk/folders/submit.server.ts';
import { deskFolder } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { useFolderLabel } from '#app/features/noticeboard/records/use-folder-label.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) => {
    const { id, slug, name } = community;
    const { folder } = await deskFolder(ctx, id, params.folder);
    return { community: { slug, name }, folder, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitFolderDeletion);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('deleteFolder'), description: t('deleteFolderLead') });
};

export default function DeleteFolder() {
  const { community, folder, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  const label = useFolderLabel()(folder);
  const here = `${deskPath(community.slug, 'documents')}/folders/${folder.id}`;
  return (
    <RecordsDesk
      community={community}
      between={[{ to: here, label }]}
      title={t('deleteFolder')}
      lead={t('deleteFolderLead')}
    >
      <DeskForm
        form={formState(reply?.result)}
        formKey={formKey}
        reply={reply}
        submit={t('deleteFolder')}
        kind="danger"
        cancelTo={here}
      />
    </RecordsDesk>
  );
}
