import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { files as words } from '#app/messages/en/files.ts';
import { Button } from '#app/ui/button.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { intentField, removeRow } from '#app/ui/forms/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { acceptedFiles } from './file-types.ts';
import * as styles from './files.css.ts';

/** The files of a form for `submitFileForm`: those it keeps, each with a way to remove it, and new ones. */
export function FilesField({ form, maximum }: { form: FormState; maximum: number }) {
  const t = useMessages(words);
  const kept = Array.from({ length: form.count('files', 0) }, (_, index) => ({
    index,
    id: form.field(`files[${index}].id`).value,
    name: form.field(`files[${index}].name`).value,
  }));
  return (
    <fieldset className={styles.files}>
      <legend className={styles.legend}>{t('legend')}</legend>
      {kept.length > 0 && (
        <ul role="list" className={layout.stack}>
          {kept.map(({ index, id, name }) => (
            <li key={id} className={layout.spread}>
              <bdi className={styles.name}>{name}</bdi>
              <input type="hidden" name={`files[${index}].id`} value={id} />
              <input type="hidden" name={`files[${index}].name`} value={name} />
              <Button kind="plain" name={intentField} value={removeRow('files', index)}>
                {t('remove', { file: name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {kept.length < maximum && (
        <FileField
          label={t('add')}
          optional
          multiple={maximum > 1}
          accept={acceptedFiles}
          hint={t('hint', { maximum })}
          field={form.field('upload')}
        />
      )}
    </fieldset>
  );
}
