import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { DeskFolderView } from '#app/features/noticeboard/records/desk/folders/desk-folder.tsx';
import { submitFolder } from '#app/features/noticeboard/records/desk/folders/submit.server.ts';
import { deskFolder } from '#app/features/noticeboard/records/desk/queries.server.ts';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { useFolderLabel } from '#app/features/noticeboard/records/use-folder-label.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { useLang } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) => {
    const { id, slug, name } = community;
    const page = await deskFolder(ctx, id, params.folder);
    return { community: { slug, name }, page, formKey: newFormKey() };
  });

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitFolder);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('folder'), description: t('lead') });
};

export default function ManageFolder() {
  const { community, page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const title = useFolderLabel()(page.folder);
  const lang = useLang()(page.folder.language);
  return (
    <RecordsDesk community={community} title={title} lang={lang}>
      <DeskFolderView slug={community.slug} page={page} formKey={formKey} reply={reply} />
    </RecordsDesk>
  );
}
