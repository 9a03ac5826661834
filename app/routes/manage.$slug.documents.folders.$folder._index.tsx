import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { DeskFolderView } from '#app/features/noticeboard/records/desk/folders/desk-folder.tsx';
import { submitFolder } from '#app/features/noticeboard/records/desk/folders/submit.server.ts';
import { deskFolder } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { useFolderLabel } from '#app/features/noticeboard/records/use-folder-label.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const { slug, name } = community;
    const page = await deskFolder(ctx, community, params.folder);
    return { community: { slug, name }, page, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return submitFolder(ctx, request, community, params.folder);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('folder'), description: t('lead') });
};

export default function ManageFolder() {
  const { community, page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const label = useFolderLabel()(page.folder);
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug)}
      title={label}
      lang={useLang()(page.folder.language)}
    >
      <DeskFolderView slug={community.slug} page={page} formKey={formKey} reply={reply} />
    </Desk>
  );
}
