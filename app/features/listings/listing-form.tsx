import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { PhotosField } from '#app/features/photos/photos-field.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { FormKey } from '#app/ui/form-key.tsx';
import { formState } from '#app/ui/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { useRecheck } from '#app/ui/use-live-validation.ts';
import { categoryLabels, conditionLabels } from './labels.ts';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The listing form, new and edit: one set of fields, one set of rules. */
export function ListingForm({
  result,
  formKey,
  defaults,
  pending,
  failed,
  submitLabel,
  cancelTo,
}: {
  result: SubmissionResult | undefined;
  formKey: string;
  defaults: Record<string, string | string[]>;
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
        hint="Size, age, flaws, and when it can be picked up. A blank line starts a new paragraph."
        field={form.field('description')}
        rows={7}
      />
      <TextField
        label="Price in dollars"
        hint="Leave it empty if there is no set price."
        optional
        inputMode="decimal"
        field={form.field('price')}
      />
      <SelectField
        label="Category"
        optional
        placeholder="No category"
        options={optionsOf(categoryLabels)}
        field={form.field('category')}
      />
      <SelectField
        label="Condition"
        optional
        placeholder="Not stated"
        options={optionsOf(conditionLabels)}
        field={form.field('condition')}
      />
      <TextField
        label="Contact email"
        hint="Neighbours write to you here. Everyone who opens the listing can see it."
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
