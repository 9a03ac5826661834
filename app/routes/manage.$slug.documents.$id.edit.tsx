import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { DeskForm } from '#app/features/noticeboard/records/desk/desk-form.tsx';
import { DocumentFields } from '#app/features/noticeboard/records/desk/documents/document-fields.tsx';
import {
  editDocumentPage,
  submitDocument,
} from '#app/features/noticeboard/records/desk/documents/submit.server.ts';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, editDocumentPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitDocument);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: data?.document.title ?? t('correct'), description: t('lead') });
};

export default function EditDocument() {
  const { community, document, folders, values, formKey, here } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  useLeaveQuestion();
  const form = formState(reply?.result, values);
  return (
    <RecordsDesk
      community={community}
      between={[{ to: here, label: document.title }]}
      title={t('correctTitle', { title: document.title })}
    >
      <DeskForm form={form} formKey={formKey} reply={reply} submit={t('save')} cancelTo={here}>
        <DocumentFields form={form} folders={folders} />
      </DeskForm>
    </RecordsDesk>
  );
}
