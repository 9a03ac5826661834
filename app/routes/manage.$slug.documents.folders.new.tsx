import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { FolderForm } from '#app/features/noticeboard/records/desk/folders/folder-form.tsx';
import { submitNewFolder } from '#app/features/noticeboard/records/desk/folders/submit.server.ts';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { slug, name } = (await requireManaged(ctx, params.slug ?? '')).community;
    return { community: { slug, name }, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return submitNewFolder(ctx, request, community);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('addFolderTitle'), description: t('lead') });
};

export default function NewFolder() {
  const { community, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug)}
      title={t('addFolderTitle')}
    >
      <FolderForm
        hasName
        values={{}}
        formKey={formKey}
        reply={reply}
        cancelTo={deskPath(community.slug, 'documents')}
      />
    </Desk>
  );
}
