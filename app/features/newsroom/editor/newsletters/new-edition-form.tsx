import { Form } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LanguageField } from '../forms/piece-fields.tsx';
import * as styles from '../forms/piece-form.css.ts';
import type { NewEditionPage } from './new.server.ts';

export function NewEditionForm({
  page: { issues, values, formKey },
  reply,
}: {
  page: NewEditionPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const words = useMessages(editorialForms);
  const form = formState(reply?.result, values);
  return (
    <Form method="post" noValidate className={`${layout.stack} ${styles.form}`}>
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
        <Button>{t('start')}</Button>
      </div>
    </Form>
  );
}

/** The month and the year of an issue. */
export function MonthFields({ form }: { form: FormState }) {
  const t = useMessages(newsletterEditor);
  const month = new Intl.DateTimeFormat(languageTags[useLocale()], {
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className={layout.row}>
      <SelectField
        label={t('month')}
        options={Array.from({ length: 12 }, (_, index) => ({
          value: String(index + 1),
          label: month.format(Date.UTC(2000, index)),
        }))}
        field={form.field('month')}
      />
      <TextField label={t('year')} inputMode="numeric" field={form.field('year')} />
    </div>
  );
}
