import { Form } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../forms/piece-form.css.ts';
import { LanguageField } from '../forms/sides-fields.tsx';
import { MonthFields } from './edition-fields.tsx';
import type { NewEditionPage } from './new.server.ts';

/** The form that starts an issue. */
export function NewEditionForm({
  page: { issues, values, formKey },
  reply,
  pending,
}: {
  page: NewEditionPage;
  reply: FormReply | undefined;
  pending: boolean;
}) {
  const t = useMessages(newsletterEditor);
  const words = useMessages(editorialForms);
  const { checked, onChange } = useLiveValidation(reply?.result);
  const form = formState(checked, values);
  return (
    <Form method="post" noValidate className={`${layout.stack} ${styles.form}`} onChange={onChange}>
      <ErrorSummary form={form} />
      <FormKey form={form} fresh={formKey} />
      <TextField label={words('fields.title')} hint={t('titleHint')} field={form.field('title')} />
      <MonthFields form={form} />
      <LanguageField form={form} />
      <SelectField
        label={t('copyFrom')}
        hint={t('copyHint')}
        placeholder={t('copyNothing')}
        optional
        options={issues.map(({ id, title, language }) => ({
          value: id,
          label: title,
          lang: language,
        }))}
        field={form.field('copyFrom')}
      />
      <div>
        <Button pending={pending && t('starting')}>{t('start')}</Button>
      </div>
    </Form>
  );
}
