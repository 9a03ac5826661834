import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { SidesFields } from '../forms/sides-fields.tsx';

/** The fields of an article. */
export function ArticleFields({ form }: { form: FormState }) {
  const t = useMessages(editorialForms);
  return (
    <>
      <TextField
        label={t('fields.section')}
        hint={t('sectionHint')}
        field={form.field('section')}
      />
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
              label={t(prefix ? 'fields.otherExcerpt' : 'fields.excerpt')}
              optional
              lang={lang}
              rows={2}
              field={form.field(`${prefix}excerpt`)}
            />
            <TextArea
              label={t(prefix ? 'fields.otherContent' : 'fields.content')}
              hint={t('contentHint')}
              optional={prefix !== ''}
              lang={lang}
              rows={18}
              field={form.field(`${prefix}content`)}
            />
          </>
        )}
      />
      <div className={layout.stack}>
        <TextField label={t('fields.author')} optional field={form.field('author')} />
        <TextField
          label={t('fields.coverImageUrl')}
          hint={t('pictureHint')}
          optional
          field={form.field('coverImageUrl')}
        />
      </div>
    </>
  );
}
