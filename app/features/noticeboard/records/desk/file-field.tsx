import { acceptedFiles } from '#app/features/media/files/file-types.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { files } from '#app/messages/en/files.ts';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { FileField as Input } from '#app/ui/forms/file-field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { intentField, removeRow } from '#app/ui/forms/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The one file of a form: an input, or the file that was received while other fields are corrected. */
export function FileField({ form }: { form: FormState }) {
  const t = useMessages(recordsDesk);
  const say = useMessages(files);
  const upload = form.field('upload');
  const whole = form.field('files');
  const { value: id } = form.field('files[0].id');
  const { value: name } = form.field('files[0].name');
  if (id && upload.errors.length === 0) {
    return (
      <div id={whole.id} className={layout.stack}>
        <p>{t.rich('received', { file: <bdi>{name}</bdi> })}</p>
        <input type="hidden" name="files[0].id" value={id} />
        <input type="hidden" name="files[0].name" value={name} />
        <div>
          <Button kind="quiet" name={intentField} value={removeRow('files', 0)}>
            {t('chooseOther')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div id={whole.id}>
      <Input
        label={t('file')}
        hint={say('hintOne')}
        accept={acceptedFiles}
        field={{ ...upload, errors: [...upload.errors, ...whole.errors] }}
      />
    </div>
  );
}
