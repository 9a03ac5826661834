import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { PhotosField } from '#app/features/photos/photos-field.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { FormKey } from '#app/ui/form-key.tsx';
import { formState } from '#app/ui/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useRecheck } from '#app/ui/use-live-validation.ts';

/** The activity form, new and edit: one set of fields, one set of rules. */
export function ActivityForm({
  result,
  formKey,
  defaults,
  earliest,
  pending,
  failed,
  submitLabel,
  cancelTo,
}: {
  result: SubmissionResult | undefined;
  formKey: string;
  defaults: Record<string, string | string[]>;
  /** The earliest start the date-time field offers. */
  earliest: string | undefined;
  /** What the button says while the form is on its way. */
  pending: string | false;
  /** What is said when it was refused and no field is to blame. */
  failed: string;
  submitLabel: string;
  cancelTo: string;
}) {
  const { checked, onChange } = useRecheck(result);
  const form = formState(checked, defaults);
  const version = form.field('version').value;
  const blamed = form.invalid.length > 0;
  const missing = ['title', 'description'].some((name) => form.field(name).errors.length > 0);
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
        title={blamed ? 'Validation Error' : failed}
        text={missing ? 'Please fill in all required fields.' : undefined}
      />
      <FormKey form={form} fresh={formKey} />
      {version && <input type="hidden" name="version" value={version} />}
      <TextField label="Title" field={form.field('title')} maxLength={120} />
      <TextArea
        label="Description"
        hint="What happens, where you meet, and what to bring. A blank line starts a new paragraph."
        field={form.field('description')}
        rows={7}
      />
      <TextField
        label="Date and time"
        hint="When it starts, in Ottawa’s time. Leave it empty if the day is still to be agreed."
        type="datetime-local"
        min={earliest}
        optional
        field={form.field('when')}
      />
      <TextField
        label="Tags"
        hint="Up to ten, separated by commas: outdoors, families."
        optional
        field={form.field('tags')}
      />
      <TextField
        label="Contact email"
        hint="Neighbours write to you here. Everyone who opens the activity can see it."
        type="email"
        autoComplete="email"
        optional
        field={form.field('contactEmail')}
      />
      <PhotosField form={form} />
      <div className={layout.row}>
        <Button pending={pending}>{submitLabel}</Button>
        <ButtonLink kind="plain" to={cancelTo}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
