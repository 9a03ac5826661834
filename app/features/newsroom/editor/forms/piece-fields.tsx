import {
  adCreativeTypes,
  adPositions,
  languages,
  otherLanguage,
  type Language,
} from '#db/enums.ts';
import { isLocale } from '#app/lib/i18n/locale.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { listField } from '../pictures/fields.ts';
import type { PictureLibrary } from '../pictures/library.server.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { PictureListField } from '../pictures/picture-list-field.tsx';
import * as styles from './piece-form.css.ts';
import { Tick } from './tick.tsx';

type Words = typeof editorialForms;

/** What the fields of a piece are made of. */
export interface FieldsProps {
  form: FormState;
  /** Null for a kind without pictures. */
  pictures: PictureLibrary | null;
  /** The address of the form. */
  path: string;
}

/** A field that is typed into: its name is also that of its label. */
interface PieceField {
  name: keyof Words['fields'];
  hint?: Extract<keyof Words, `${string}Hint`>;
  optional?: true;
  type?: 'url' | 'tel' | 'date' | 'datetime-local';
  /** The lines that a text of several lines begins with. */
  rows?: number;
}

/** One that each language has; in the other one it is optional and has another label. */
interface SideField extends PieceField {
  otherLabel: keyof Words['fields'];
}

const articleSides: SideField[] = [
  { name: 'title', otherLabel: 'otherTitle' },
  { name: 'excerpt', otherLabel: 'otherExcerpt', optional: true, rows: 2 },
  { name: 'content', otherLabel: 'otherContent', hint: 'contentHint', rows: 18 },
];

/** The fields of an article. */
export function ArticleFields({ form, pictures, path }: FieldsProps) {
  const t = useMessages(editorialForms);
  return (
    <>
      <Sides form={form} fields={articleSides} />
      <div className={layout.stack}>
        <Fields
          form={form}
          fields={[
            { name: 'section', hint: 'sectionHint' },
            { name: 'author', optional: true },
          ]}
        />
        {pictures && (
          <PictureField
            {...{ form, pictures, path }}
            name="coverImageUrl"
            label={t('fields.coverImageUrl')}
            isDescribed
          />
        )}
      </div>
    </>
  );
}

const eventSides: SideField[] = [
  { name: 'title', otherLabel: 'otherTitle' },
  {
    name: 'description',
    otherLabel: 'otherDescription',
    hint: 'paragraphsHint',
    optional: true,
    rows: 8,
  },
  { name: 'location', otherLabel: 'otherLocation', optional: true },
];

/** The fields of a city event. */
export function EventFields({ form, pictures, path }: FieldsProps) {
  const t = useMessages(editorialForms);
  return (
    <>
      <Sides form={form} fields={eventSides} />
      <div className={layout.stack}>
        <Fields
          form={form}
          fields={[
            { name: 'startDate', hint: 'timeHint', type: 'datetime-local' },
            { name: 'endDate', hint: 'endHint', type: 'datetime-local', optional: true },
            { name: 'website', hint: 'websiteHint', type: 'url', optional: true },
          ]}
        />
        {pictures && (
          <PictureListField
            {...{ form, pictures, path }}
            name={listField}
            label={t('fields.images')}
            isDescribed
          />
        )}
        <Tick label={t('featured')} field={form.field('featured')} />
      </div>
    </>
  );
}

/** The fields of a sponsor's card. */
export function PlacementFields({ form, pictures, path }: FieldsProps) {
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
      <Fields form={form} fields={[{ name: 'html', hint: 'htmlHint', rows: 5 }]} />
      {pictures && (
        <PictureField
          {...{ form, pictures, path }}
          name="imageUrl"
          label={t('fields.imageUrl')}
          isDescribed
        />
      )}
      <Fields
        form={form}
        fields={[
          { name: 'linkUrl', hint: 'websiteHint', type: 'url', optional: true },
          { name: 'startsOn', hint: 'dayHint', type: 'date' },
          { name: 'endsOn', hint: 'lastDayHint', type: 'date' },
        ]}
      />
    </div>
  );
}

const contractorSides: SideField[] = [
  { name: 'trade', otherLabel: 'otherTrade', hint: 'tradeHint' },
  { name: 'description', otherLabel: 'otherDescription', rows: 4 },
  { name: 'area', otherLabel: 'otherArea', hint: 'areaHint', optional: true },
];

/** The fields of a contractor. */
export const ContractorFields = ({ form }: { form: FormState }) => (
  <>
    <Fields form={form} fields={[{ name: 'name' }]} />
    <Sides form={form} fields={contractorSides} />
    <div className={layout.stack}>
      <Fields
        form={form}
        fields={[
          { name: 'phone', hint: 'phoneHint', type: 'tel', optional: true },
          { name: 'website', hint: 'websiteHint', type: 'url', optional: true },
          { name: 'sortOrder', hint: 'sortOrderHint' },
        ]}
      />
    </div>
  </>
);

/** The texts of a form in the language they are written in first, and perhaps in the other one. */
function Sides({ form, fields }: { form: FormState; fields: SideField[] }) {
  const t = useMessages(editorialForms);
  const langOf = useLang();
  const typed = form.field('language').value;
  const language = isLocale(typed) ? typed : 'en';
  const others = fields.map((field) => ({ ...field, optional: true as const }));
  const isOpen = others.some(({ name }) => {
    const { value, errors } = form.field(`other.${name}`);
    return value !== '' || errors.length > 0;
  });
  return (
    <>
      <div className={layout.stack}>
        <LanguageField form={form} />
        <Fields form={form} fields={fields} lang={langOf(language)} />
      </div>
      <details open={isOpen} className={styles.other}>
        <summary className={styles.summary}>{t('otherLanguage')}</summary>
        <div className={layout.stack}>
          <p className={layout.muted}>{t('otherHint')}</p>
          <Fields
            form={form}
            fields={others}
            prefix="other."
            lang={langOf(otherLanguage[language])}
          />
        </div>
      </details>
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

function Fields({
  form,
  fields,
  prefix = '',
  lang,
}: {
  form: FormState;
  fields: (PieceField | SideField)[];
  /** Goes before the names, of the other language's texts. */
  prefix?: '' | 'other.';
  /** Of the texts, where it is not the language of the page. */
  lang?: Language | undefined;
}) {
  const t = useMessages(editorialForms);
  return fields.map((field) => {
    const { name, hint, optional, type = 'text', rows } = field;
    const label = prefix && 'otherLabel' in field ? field.otherLabel : name;
    const common = {
      label: t(`fields.${label}`),
      hint: hint && t(hint),
      field: form.field(prefix + name),
      ...{ optional, lang },
    };
    return rows ? (
      <TextArea key={name} {...common} rows={rows} />
    ) : (
      <TextField key={name} {...common} type={type} />
    );
  });
}
