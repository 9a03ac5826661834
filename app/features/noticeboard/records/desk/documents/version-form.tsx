import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { DeskForm } from '../desk-form.tsx';
import { FileField } from '../file-field.tsx';

/** A new version of a document: what changed, and the file. */
export function VersionForm({
  values,
  formKey,
  reply,
  cancelTo,
}: {
  values: Record<string, unknown>;
  formKey: string;
  reply: FormReply | undefined;
  cancelTo: string;
}) {
  const t = useMessages(recordsDesk);
  const form = formState(reply?.result, values);
  return (
    <DeskForm
      form={form}
      formKey={formKey}
      submit={t('putOnShelf')}
      cancelTo={cancelTo}
      withFile
      conflict={reply?.conflict}
    >
      <TextField label={t('note')} hint={t('noteHint')} field={form.field('note')} />
      <FileField form={form} />
    </DeskForm>
  );
}
