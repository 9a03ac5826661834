import { languageTags } from '#app/lib/i18n/locale.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/newsletter-editor.ts';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

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
