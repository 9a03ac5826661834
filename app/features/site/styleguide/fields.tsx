import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { styleguide } from '#app/messages/en/styleguide.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { MoneyField } from '#app/ui/forms/money-field.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import type { FieldState, FormState } from '#app/ui/forms/form-state.ts';
import * as styles from './styleguide.css.ts';

const field = (name: string, value = '', errors: string[] = []): FieldState => ({
  name,
  id: `sample-${name}`,
  value,
  errors,
});
const options = ['Hillsview Place', '18 Nepean'].map((label) => ({ value: label, label }));

export function Fields() {
  const t = useMessages(styleguide);
  return (
    <div className={styles.fields}>
      <TextField label={t('fields.text')} field={field('text', t('fields.typed'))} />
      <TextField
        label={t('fields.hinted')}
        hint={t('fields.hint')}
        optional
        field={field('hinted')}
      />
      <TextField
        label={t('fields.disabled')}
        disabled
        field={field('disabled', t('fields.notNow'))}
      />
      <TextField
        label={t('fields.refused')}
        hint={t('fields.hint')}
        field={field('refused', 'ana@', [t('fields.invalid')])}
      />
      <TextArea label={t('fields.area')} rows={3} field={field('area')} />
      <SelectField
        label={t('fields.select')}
        placeholder={t('fields.placeholder')}
        options={options}
        field={field('select')}
      />
      <SelectField
        label={t('fields.unselected')}
        placeholder={t('fields.placeholder')}
        options={options}
        field={field('unselected', '', [t('fields.choose')])}
      />
      <FileField
        label={t('fields.file')}
        optional
        hint={t('fields.fileHint')}
        field={field('file')}
      />
      <FileField
        label={t('fields.photos')}
        optional
        large
        hint={t('fields.drop')}
        field={field('photos')}
      />
      <MoneyField label={t('fields.price')} field={field('price', '45')} />
      <MoneyField
        label={t('fields.priceRefused')}
        field={field('price-refused', 'x', [t('fields.priceError')])}
      />
      <CheckboxGroup
        legend={t('fields.boxes')}
        hint={t('fields.boxesHint')}
        field={field('boxes')}
        options={options.map((option, index) => ({ ...option, checked: index === 0 }))}
      />
    </div>
  );
}

/** Like the summary of any refused form, it takes the focus as the page loads. */
export function RefusedForm() {
  const t = useMessages(styleguide);
  const form: FormState = {
    result: null,
    failed: true,
    errors: [t('summary.form')],
    invalid: [{ id: 'sample-refused', message: t('fields.invalid') }],
    questions: [],
    refused: [],
    field: (name) => field(name),
    count: () => 0,
  };
  return <ErrorSummary form={form} title={t('summary.title')} text={t('summary.text')} />;
}
