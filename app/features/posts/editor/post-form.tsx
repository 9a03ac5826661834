import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PhotosField } from '#app/features/photos/photos-field.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postEditor } from '#app/messages/post-editor.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { FormKey } from '#app/ui/form-key.tsx';
import { formState, type FormState } from '#app/ui/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useLiveValidation } from '#app/ui/use-live-validation.ts';

export interface PostFormProps {
  result: SubmissionResult | undefined;
  formKey: string;
  values: Record<string, string | string[]>;
  /** The kind's own fields. */
  fields: (form: FormState) => ReactNode;
  words: {
    descriptionHint: string;
    contactHint: string;
    submit: string;
    /** The heading when the form was refused and no field is to blame. */
    failed: string;
  };
  /** What the button says while the form is being sent. */
  pending: string | false;
  cancelTo: string;
}

/** The form of every kind of post, new and edit: one set of fields, one set of rules. */
export function PostForm({
  result,
  formKey,
  values,
  fields,
  words,
  pending,
  cancelTo,
}: PostFormProps) {
  const t = useMessages(postEditor);
  const { checked, onChange } = useLiveValidation(result);
  const form = formState(checked, values);
  const version = form.field('version').value;
  const isMissing = ['title', 'description'].some((name) => form.field(name).errors.length > 0);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={layout.stack}
      onChange={onChange}
    >
      <ErrorSummary
        form={form}
        title={form.invalid.length > 0 ? t('validationError') : words.failed}
        text={isMissing ? t('fillRequired') : undefined}
      />
      <FormKey form={form} fresh={formKey} />
      {version && <input type="hidden" name="version" value={version} />}
      <TextField label={t('title')} field={form.field('title')} maxLength={120} />
      <TextArea
        label={t('description')}
        hint={words.descriptionHint}
        field={form.field('description')}
        rows={7}
      />
      {fields(form)}
      <TextField
        label={t('contactEmail')}
        hint={words.contactHint}
        type="email"
        autoComplete="email"
        optional
        field={form.field('contactEmail')}
      />
      <PhotosField form={form} />
      <div className={layout.row}>
        <Button pending={pending}>{words.submit}</Button>
        <ButtonLink kind="plain" to={cancelTo}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
