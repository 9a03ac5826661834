import { adCreativeTypes, adPositions } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { LanguageField } from '../forms/sides-fields.tsx';

/** The fields of a sponsor's card. */
export function PlacementFields({ form }: { form: FormState }) {
  const t = useMessages(editorialForms);
  const desk = useMessages(editorDesk);
  return (
    <div className={layout.stack}>
      <SelectField
        label={t('fields.position')}
        options={adPositions.map((value) => ({ value, label: desk(`positions.${value}`) }))}
        field={form.field('position')}
      />
      <SelectField
        label={t('creativeType')}
        options={adCreativeTypes.map((value) => ({ value, label: t(`creativeTypes.${value}`) }))}
        field={form.field('creativeType')}
      />
      <LanguageField form={form} />
      <TextArea label={t('fields.html')} hint={t('htmlHint')} rows={5} field={form.field('html')} />
      <TextField
        label={t('fields.imageUrl')}
        hint={t('pictureHint')}
        optional
        field={form.field('imageUrl')}
      />
      <TextField
        label={t('fields.linkUrl')}
        hint={t('websiteHint')}
        type="url"
        optional
        field={form.field('linkUrl')}
      />
      <TextField
        label={t('fields.startsOn')}
        hint={t('dayHint')}
        type="date"
        field={form.field('startsOn')}
      />
      <TextField
        label={t('fields.endsOn')}
        hint={t('lastDayHint')}
        type="date"
        field={form.field('endsOn')}
      />
    </div>
  );
}
