import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/en/units-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { PreviewOfUnits } from './preview-of-units.tsx';
import type { UnitsPreview } from './preview-units.server.ts';

/** Adds units: typed as ranges, pasted as a list, or from a file; looked at before they are saved. */
export function AddUnitsForm({
  slug,
  result,
  preview,
  formKey,
  sending,
}: {
  slug: string;
  result: SubmissionResult | undefined;
  preview: UnitsPreview | undefined;
  formKey: string;
  sending: FormDataEntryValue | null | undefined;
}) {
  const t = useMessages(unitsDesk);
  const form = formState(result);
  return (
    <>
      {preview && (
        <PreviewOfUnits preview={preview} formKey={formKey} pending={sending === 'add'} />
      )}
      <Form
        // After a preview the fields start again with what the file had in it.
        key={preview?.checked}
        method="post"
        encType="multipart/form-data"
        noValidate
        className={`${layout.stack} ${desk.column}`}
      >
        <ErrorSummary form={form} title={t('notRead')} />
        {preview && <h2>{t('correct')}</h2>}
        <TextField
          label={t('ranges')}
          hint={t('rangesHint')}
          optional
          autoComplete="off"
          field={form.field('ranges')}
        />
        <TextArea
          label={t('list')}
          hint={t('listHint')}
          optional
          rows={8}
          field={form.field('list')}
        />
        <FileField
          label={t('file')}
          hint={t('fileHint')}
          optional
          accept=".csv,.txt,text/csv,text/plain"
          field={form.field('file')}
        />
        <div className={layout.row}>
          <Button
            name="step"
            value="preview"
            formAction={`${deskPath(slug, 'units')}/add#preview`}
            kind={preview ? 'quiet' : 'main'}
            pending={sending === 'preview' && t('looking')}
          >
            {t('look')}
          </Button>
          <ButtonLink kind="plain" to={deskPath(slug, 'units')}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
