import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { DeskForm } from '#app/features/noticeboard/records/desk/desk-form.tsx';
import { submitFolderDeletion } from '#app/features/noticeboard/records/desk/folders/submit.server.ts';
import { deskFolder } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { useFolderLabel } from '#app/features/noticeboard/records/use-folder-label.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { slug, name } = community;
    const { folder } = await deskFolder(ctx, community, params.folder);
    return { community: { slug, name }, folder, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return submitFolderDeletion(ctx, request, community, params.folder);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('deleteFolder'), description: t('deleteFolderLead') });
};

export default function DeleteFolder() {
  const { community, folder, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  const here = `${deskPath(community.slug, 'documents')}/folders/${folder.id}`;
  const label = useFolderLabel()(folder);
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug, [{ to: here, label }])}
      title={t('deleteFolder')}
      lead={t('deleteFolderLead')}
    >
      <DeskForm
        form={formState(reply?.result)}
        formKey={formKey}
        submit={t('deleteFolder')}
        kind="danger"
        cancelTo={here}
      />
    </Desk>
  );
}
