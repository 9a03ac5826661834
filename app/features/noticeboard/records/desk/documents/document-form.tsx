import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import { DeskForm } from '../desk-form.tsx';
import { FileField } from '../file-field.tsx';
import { DocumentFields, type FolderOption } from './document-fields.tsx';

interface FormProps {
  values: Record<string, unknown>;
  formKey: string;
  reply: FormReply | undefined;
  cancelTo: string;
}

/** The form of a document: new, with its file, and to correct. */
export function DocumentForm({
  folders,
  values,
  formKey,
  reply,
  cancelTo,
  isNew,
}: FormProps & { folders: FolderOption[]; isNew: boolean }) {
  const t = useMessages(recordsDesk);
  useLeaveQuestion();
  const form = formState(reply?.result, values);
  return (
    <DeskForm
      form={form}
      formKey={formKey}
      submit={isNew ? t('putOnShelf') : t('save')}
      cancelTo={cancelTo}
      withFile={isNew}
      conflict={reply?.conflict}
    >
      <DocumentFields form={form} folders={folders} />
      {/* A form puts its files last. */}
      {isNew && <FileField form={form} />}
    </DeskForm>
  );
}
