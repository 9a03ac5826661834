import type { ReactNode } from 'react';
import { languages, otherLanguage, type Language } from '#db/enums.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { isLocale } from '#app/lib/i18n/locale.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './piece-form.css.ts';

/** The texts of a form in the language they are written in first, and perhaps in the other one. */
export function SidesFields({
  form,
  fields,
}: {
  form: FormState;
  /** The fields of a side; `prefix` goes before their names. */
  fields: (prefix: '' | 'other.', lang: Language | undefined) => ReactNode;
}) {
  const t = useMessages(editorialForms);
  const langOf = useLang();
  const typed = form.field('language').value;
  const language = isLocale(typed) ? typed : 'en';
  return (
    <>
      <div className={layout.stack}>
        <LanguageField form={form} />
        {fields('', langOf(language))}
      </div>
      <fieldset className={styles.other}>
        <legend className={styles.legend}>{t('otherLanguage')}</legend>
        <p className={layout.muted}>{t('otherHint')}</p>
        {fields('other.', langOf(otherLanguage[language]))}
      </fieldset>
    </>
  );
}

/** The language that something is written in first. */
export function LanguageField({ form }: { form: FormState }) {
  const t = useMessages(editorialForms);
  const desk = useMessages(editorDesk);
  return (
    <SelectField
      label={t('language')}
      options={languages.map((value) => ({ value, label: desk(`languageNames.${value}`) }))}
      field={form.field('language')}
    />
  );
}
