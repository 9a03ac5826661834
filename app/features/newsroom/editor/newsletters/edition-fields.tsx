import { languageTags } from '#app/lib/i18n/locale.ts';
import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The title, the season, the lead and the cover of one language of an issue. */
export function SideFields({ form, lang }: { form: FormState; lang: string | undefined }) {
  const t = useMessages(newsletterEditor);
  const words = useMessages(editorialForms);
  return (
    <>
      <TextField
        label={words('fields.title')}
        hint={t('titleHint')}
        lang={lang}
        field={form.field('title')}
      />
      <TextField
        label={words('fields.season')}
        hint={t('seasonHint')}
        optional
        lang={lang}
        field={form.field('season')}
      />
      <TextArea
        label={words('fields.standfirst')}
        lang={lang}
        rows={3}
        field={form.field('standfirst')}
      />
      <TextField
        label={words('fields.coverAlt')}
        optional
        lang={lang}
        field={form.field('coverAlt')}
      />
    </>
  );
}

/** What an issue has once for both languages. */
export function EditionFields({ form, isDraft }: { form: FormState; isDraft: boolean }) {
  const t = useMessages(newsletterEditor);
  const words = useMessages(editorialForms);
  return (
    <>
      <MonthFields form={form} />
      {isDraft && (
        <TextField label={t('address')} hint={t('addressHint')} field={form.field('slug')} />
      )}
      <TextField
        label={words('fields.coverUrl')}
        hint={words('pictureHint')}
        optional
        field={form.field('coverUrl')}
      />
    </>
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
