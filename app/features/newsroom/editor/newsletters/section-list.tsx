import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FieldState } from '#app/ui/forms/form-state.ts';
import { insertRow, intentField, moveRow, removeRow } from '#app/ui/forms/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { FieldsProps } from '../forms/piece-fields.tsx';
import * as styles from '../forms/piece-form.css.ts';
import { Tick } from '../forms/tick.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import {
  fieldsOfKind,
  mostSections,
  sectionFields,
  sectionKinds,
  type SectionField,
  type SectionKind,
} from './section-fields.ts';

export function SectionList({
  form,
  pictures,
  path,
  lang,
}: FieldsProps & { lang: string | undefined }) {
  const t = useMessages(newsletterEditor);
  const count = form.count('sections', 0);
  const kindOf = (index: number) =>
    sectionKinds.find((kind) => kind === form.field(`sections[${index}].kind`).value) ?? 'story';
  return (
    <section aria-labelledby="sections" className={layout.stack}>
      <h2 id="sections">{t('sections')}</h2>
      {Array.from({ length: count }, (_, index) => (
        <SectionFieldset
          key={index}
          {...{ form, pictures, index, count, path, lang }}
          kind={kindOf(index)}
        />
      ))}
      {count < mostSections ? (
        <div className={layout.stack} role="group" aria-labelledby="add-section">
          <h3 id="add-section">{t('add')}</h3>
          <p className={layout.muted}>{t('addHint')}</p>
          <div className={layout.row}>
            {sectionKinds.map((kind) => (
              <Button
                key={kind}
                kind="quiet"
                name={intentField}
                value={insertRow('sections', { kind })}
                formAction={`${path}#${form.field(`sections[${count}].heading`).id}`}
              >
                {t(`kinds.${kind}`)}
              </Button>
            ))}
          </div>
        </div>
      ) : (
        <p>{t('full', { maximum: mostSections })}</p>
      )}
    </section>
  );
}

function SectionFieldset({
  form,
  pictures,
  kind,
  index,
  count,
  path,
  lang,
}: FieldsProps & {
  kind: SectionKind;
  index: number;
  count: number;
  lang: string | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const number = index + 1;
  const nameOf = (field: SectionField | 'kind') => `sections[${index}].${field}`;
  const anchorAt = (place: number) => form.field(`sections[${place}].heading`).id;
  const move = (to: number, text: string, label: string) => (
    <Button
      kind="plain"
      name={intentField}
      value={moveRow('sections', index, to)}
      formAction={`${path}#${anchorAt(to)}`}
      aria-label={label}
    >
      {text}
    </Button>
  );
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        {t('section', { number, kind: t(`kinds.${kind}`) })}
      </legend>
      <input type="hidden" name={nameOf('kind')} value={kind} />
      {sectionFields.map((field) => {
        const need = fieldsOfKind[kind][field];
        if (field === 'picture' && need) {
          return (
            pictures && (
              <PictureField
                key={field}
                {...{ form, pictures, path }}
                name={nameOf(field)}
                label={t('fields.picture')}
              />
            )
          );
        }
        return (
          need && (
            <SectionControl
              key={field}
              {...{ field, kind, lang }}
              isOptional={need === 'free'}
              state={form.field(nameOf(field))}
            />
          )
        );
      })}
      <div className={layout.row}>
        {index > 0 && move(index - 1, t('up'), t('upOf', { number }))}
        {index < count - 1 && move(index + 1, t('down'), t('downOf', { number }))}
        <Button
          kind="plain"
          name={intentField}
          value={removeRow('sections', index)}
          formAction={`${path}#${anchorAt(Math.max(0, Math.min(index, count - 2)))}`}
          aria-label={t('removeOf', { number })}
        >
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}

function SectionControl({
  field,
  kind,
  state,
  isOptional,
  lang,
}: {
  field: SectionField;
  kind: SectionKind;
  state: FieldState;
  isOptional: boolean;
  lang: string | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const common = { field: state, optional: isOptional, lang };
  switch (field) {
    case 'text':
      return (
        <TextArea
          {...common}
          label={t(`texts.${kind}`)}
          hint={t(`textHints.${kind}`)}
          rows={kind === 'next' ? 3 : 9}
        />
      );
    case 'steps':
      return <TextArea {...common} label={t('fields.steps')} hint={t('stepsHint')} rows={6} />;
    case 'intro':
      return <TextArea {...common} label={t('fields.intro')} rows={2} />;
    case 'qr':
      return <Tick label={t('fields.qr')} field={state} />;
    case 'href':
      return <TextField {...common} label={t('fields.href')} hint={t('hrefHint')} />;
    default:
      return <TextField {...common} label={t(`fields.${field}`)} />;
  }
}
