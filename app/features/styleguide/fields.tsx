import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { FileField, SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import type { FieldState, FormState } from '#app/ui/form-state.ts';
import * as styles from './styleguide.css.ts';

const field = (name: string, value = '', errors: string[] = []): FieldState => ({
  name,
  id: `sample-${name}`,
  value,
  errors,
});
const options = ['Hillsview Place', '18 Nepean'].map((label) => ({ value: label, label }));

export function Fields() {
  return (
    <div className={styles.fields}>
      <TextField label="Text" field={field('text', 'Typed before')} />
      <TextField label="Text with a hint" hint="What to write." optional field={field('hinted')} />
      <TextField label="Text, disabled" disabled field={field('disabled', 'Not now')} />
      <TextField
        label="Text, refused"
        hint="What to write."
        field={field('refused', 'ana@', ['Invalid email address'])}
      />
      <TextArea label="Text area" rows={3} field={field('area')} />
      <SelectField
        label="Select"
        placeholder="Select community"
        options={options}
        field={field('select')}
      />
      <SelectField
        label="Select, refused"
        placeholder="Select community"
        options={options}
        field={field('unselected', '', ['Please select a community'])}
      />
      <FileField label="File" optional hint="JPEG or PNG." field={field('file')} />
      <CheckboxGroup
        legend="Checkboxes"
        hint="Any number of them."
        field={field('boxes')}
        options={options.map((option, index) => ({ ...option, checked: index === 0 }))}
      />
    </div>
  );
}

/** Like the summary of any refused form, it takes the focus as the page loads. */
const refused: FormState = {
  result: null,
  failed: true,
  errors: ['A message about the whole form.'],
  invalid: [{ id: 'sample-refused', message: 'Invalid email address' }],
  field: (name) => field(name),
  count: () => 0,
};

export const RefusedForm = () => (
  <ErrorSummary
    form={refused}
    title="Validation Error"
    text="Please fill in all required fields."
  />
);
