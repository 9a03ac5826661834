import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { DeskForm } from '#app/features/noticeboard/records/desk/desk-form.tsx';
import { DocumentFields } from '#app/features/noticeboard/records/desk/documents/document-fields.tsx';
import {
  newDocumentPage,
  submitNewDocument,
} from '#app/features/noticeboard/records/desk/documents/submit.server.ts';
import { FileField } from '#app/features/noticeboard/records/desk/file-field.tsx';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';

/** Its form carries a file: the gate lets larger posts through. */
export const handle = { files: true, form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, newDocumentPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitNewDocument);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('addTitle'), description: t('addLead') });
};

export default function NewDocument() {
  const { community, folders, values, formKey, backTo } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  useLeaveQuestion();
  const form = formState(reply?.result, values);
  return (
    <RecordsDesk community={community} title={t('addTitle')} lead={t('addLead')}>
      <DeskForm
        form={form}
        formKey={formKey}
        reply={reply}
        submit={t('putOnShelf')}
        cancelTo={backTo}
        withFile
      >
        <DocumentFields form={form} folders={folders} />
        {/* A form puts its files last. */}
        <FileField form={form} />
      </DeskForm>
    </RecordsDesk>
  );
}
