import { recordAccess } from '#db/enums.ts';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { DeskForm } from '../desk-form.tsx';

/** Who may see a folder and, for one of the board's own, how it is called. */
export function FolderForm({
  values,
  formKey,
  reply,
  hasName,
  cancelTo,
}: {
  values: Record<string, unknown>;
  formKey: string;
  reply: FormReply | undefined;
  hasName: boolean;
  cancelTo?: string;
}) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const form = formState(reply?.result, values);
  return (
    <DeskForm
      form={form}
      formKey={formKey}
      submit={t('save')}
      {...(cancelTo ? { cancelTo } : {})}
      conflict={reply?.conflict}
    >
      {hasName && (
        <>
          <TextField
            label={t('nameEn')}
            hint={t('nameHint')}
            optional
            field={form.field('nameEn')}
          />
          <TextField label={t('nameFr')} optional field={form.field('nameFr')} />
        </>
      )}
      <SelectField
        label={t('access')}
        hint={t('folderAccessHint')}
        placeholder={t('chooseAccess')}
        options={recordAccess.map((value) => ({ value, label: say(`access.${value}`) }))}
        field={form.field('access')}
      />
    </DeskForm>
  );
}
