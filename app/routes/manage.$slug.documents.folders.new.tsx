import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { FolderForm } from '#app/features/noticeboard/records/desk/folders/folder-form.tsx';
import { submitNewFolder } from '#app/features/noticeboard/records/desk/folders/submit.server.ts';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ community: { slug, name } }) => ({
    community: { slug, name },
    formKey: newFormKey(),
  }));

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitNewFolder);

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
    <RecordsDesk community={community} title={t('addFolderTitle')}>
      <FolderForm
        hasName
        values={{}}
        formKey={formKey}
        reply={reply}
        cancelTo={deskPath(community.slug, 'documents')}
      />
    </RecordsDesk>
  );
}
