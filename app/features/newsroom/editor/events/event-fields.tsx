import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { SidesFields } from '../forms/sides-fields.tsx';
import { Tick } from '../forms/tick.tsx';

/** The fields of a city event. */
export function EventFields({ form }: { form: FormState }) {
  const t = useMessages(editorialForms);
  return (
    <>
      <SidesFields
        form={form}
        fields={(prefix, lang) => (
          <>
            <TextField
              label={t(prefix ? 'fields.otherTitle' : 'fields.title')}
              optional={prefix !== ''}
              lang={lang}
              field={form.field(`${prefix}title`)}
            />
            <TextArea
              label={t(prefix ? 'fields.otherDescription' : 'fields.description')}
              hint={t('paragraphsHint')}
              optional
              lang={lang}
              rows={8}
              field={form.field(`${prefix}description`)}
            />
            <TextField
              label={t(prefix ? 'fields.otherLocation' : 'fields.location')}
              optional
              lang={lang}
              field={form.field(`${prefix}location`)}
            />
          </>
        )}
      />
      <div className={layout.stack}>
        <TextField
          label={t('fields.startDate')}
          hint={t('timeHint')}
          type="datetime-local"
          field={form.field('startDate')}
        />
        <TextField
          label={t('fields.endDate')}
          hint={t('endHint')}
          type="datetime-local"
          optional
          field={form.field('endDate')}
        />
        <TextField
          label={t('fields.website')}
          hint={t('websiteHint')}
          type="url"
          optional
          field={form.field('website')}
        />
        <TextArea
          label={t('fields.images')}
          hint={t('picturesHint')}
          optional
          rows={3}
          field={form.field('images')}
        />
        <Tick label={t('featured')} field={form.field('featured')} />
      </div>
    </>
  );
}
