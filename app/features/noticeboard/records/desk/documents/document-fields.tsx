import { languages, recordAccess, type FolderKind, type RecordAccess } from '#db/enums.ts';
import { isLocale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ShownFields } from '#app/ui/forms/shown-fields.tsx';
import { fieldOf } from '#app/lib/forms/choice.ts';
import { keepChoice } from '../choices.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import type { NamedFolder } from '../../folder-name.ts';
import { retentionYears } from '../../retention.ts';
import { useFolderLabel } from '../../use-folder-label.ts';

type FolderOption = NamedFolder & { id: string; access: RecordAccess };

/** The fields of a document, new or existing. */
export function DocumentFields({ form, folders }: { form: FormState; folders: FolderOption[] }) {
  const t = useMessages(recordsDesk);
  const say = useMessages(records);
  const langOf = useLang();
  const label = useFolderLabel();
  const language = form.field('language').value;
  const plan = form.field('isEmergencyPlan');
  const chosen = folders.find(({ id }) => id === form.field('folderId').value);
  const canBePlan = chosen?.kind === 'EMERGENCY' || plan.value === 'yes' || plan.errors.length > 0;
  const keeps = (kind: FolderKind) => {
    const years = retentionYears[kind];
    return years === null ? t('keepForever') : t('keepYears', { count: years });
  };
  return (
    <>
      <SelectField
        label={t('folder')}
        hint={t('folderHint')}
        placeholder={t('chooseFolder')}
        options={folders.map((folder) => ({
          value: folder.id,
          lang: langOf(folder.language),
          label: t('folderOption', {
            folder: label(folder),
            access: say(`access.${folder.access}`),
            keep: keeps(folder.kind),
          }),
        }))}
        field={form.field('folderId')}
      />
      <TextField
        label={t('documentTitle')}
        hint={t('titleHint')}
        lang={isLocale(language) ? langOf(language) : undefined}
        field={form.field('title')}
      />
      <SelectField
        label={t('language')}
        hint={t('languageHint')}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        field={form.field('language')}
      />
      <TextField
        label={t('datedOn')}
        type="date"
        hint={t('datedOnHint')}
        field={form.field('datedOn')}
      />
      <SelectField
        label={t('access')}
        hint={t('accessHint')}
        optional
        placeholder={t('asFolder')}
        options={recordAccess.map((value) => ({ value, label: say(`access.${value}`) }))}
        field={form.field('access')}
      />
      <ShownFields form={form} choice={keepChoice} />
      <SelectField
        label={t('keep')}
        hint={t('keepHint')}
        options={(['SUGGESTED', 'UNTIL', 'FOREVER'] as const).map((value) => ({
          value,
          label: t(`keeps.${value}`),
        }))}
        field={form.field('keep')}
      />
      <TextField
        label={t('retainUntil')}
        type="date"
        optional
        hint={t('retainUntilHint')}
        field={form.field('retainUntil')}
        {...fieldOf(keepChoice, 'retainUntil')}
      />
      {canBePlan && (
        <CheckboxGroup
          legend={t('plan')}
          hint={t('planHint')}
          field={plan}
          options={[{ value: 'yes', label: t('isPlan'), checked: plan.value === 'yes' }]}
        />
      )}
    </>
  );
}
