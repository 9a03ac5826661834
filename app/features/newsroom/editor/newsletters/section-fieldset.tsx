import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { newsletterEditor } from '#app/messages/en/newsletter-editor.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FieldState, FormState } from '#app/ui/forms/form-state.ts';
import { intentField, moveRow, removeRow } from '#app/ui/forms/row-intents.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Tick } from '../forms/tick.tsx';
import {
  fieldsOfKind,
  sectionFields,
  type SectionField,
  type SectionKind,
} from './section-fields.ts';
import * as styles from './sections.css.ts';

/** One section of an issue: its fields, and the buttons that move and remove it. */
export function SectionFieldset({
  form,
  kind,
  index,
  count,
  path,
  lang,
}: {
  form: FormState;
  kind: SectionKind;
  index: number;
  count: number;
  /** The address of the form. */
  path: string;
  lang: string | undefined;
}) {
  const t = useMessages(newsletterEditor);
  const number = index + 1;
  const nameOf = (field: SectionField | 'kind') => `sections[${index}].${field}`;
  const anchorAt = (place: number) => form.field(`sections[${place}].heading`).id;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        {t('section', { number, kind: t(`kinds.${kind}`) })}
      </legend>
      <input type="hidden" name={nameOf('kind')} value={kind} />
      {sectionFields.map((field) => {
        const need = fieldsOfKind[kind][field];
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
        {index > 0 && (
          <Button
            kind="plain"
            name={intentField}
            value={moveRow('sections', index, index - 1)}
            formAction={`${path}#${anchorAt(index - 1)}`}
            aria-label={t('upOf', { number })}
          >
            {t('up')}
          </Button>
        )}
        {index < count - 1 && (
          <Button
            kind="plain"
            name={intentField}
            value={moveRow('sections', index, index + 1)}
            formAction={`${path}#${anchorAt(index + 1)}`}
            aria-label={t('downOf', { number })}
          >
            {t('down')}
          </Button>
        )}
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
    case 'picture':
      return <TextField {...common} label={t('fields.picture')} hint={t('pictureHint')} />;
    case 'href':
      return <TextField {...common} label={t('fields.href')} hint={t('hrefHint')} />;
    default:
      return <TextField {...common} label={t(`fields.${field}`)} />;
  }
}
