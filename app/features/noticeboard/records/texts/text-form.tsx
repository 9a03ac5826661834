import { useNavigation } from '@remix-run/react';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import type { Language } from '#db/enums.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { RefusedFields } from '#app/ui/forms/refused-fields.tsx';
import { insertRow, intentField, removeRow } from '#app/ui/forms/row-intents.ts';
import { useLeaveQuestion } from '#app/ui/forms/use-leave-question.ts';
import { useLiveValidation } from '#app/ui/forms/use-live-validation.ts';
import { useRowFocus } from '#app/ui/forms/use-row-focus.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { DeskForm, type DeskFormProps } from '../desk/desk-form.tsx';
import * as styles from '../records.css.ts';

/** One side of a text: its title, its lead and its sections, which submit buttons add and remove. */
export function TextForm({
  here,
  side,
  values,
  ...page
}: DeskFormProps & {
  here: string;
  side: Language;
  values: Record<string, unknown>;
}) {
  const t = useMessages(recordsDesk);
  const { checked, onChange } = useLiveValidation(page.reply?.result);
  useLeaveQuestion();
  const form = formState(checked, values);
  const lang = useLang()(side);
  return (
    <DeskForm {...page} form={form} submit={t('save')} onChange={onChange}>
      {/* Enter in a field presses the first button of a form: let it be this one. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('save')}
      </button>
      <RefusedFields form={form} />
      <TextField label={t('textTitle')} lang={lang} field={form.field('title')} />
      <TextArea label={t('textLead')} lang={lang} rows={3} field={form.field('lead')} />
      <Sections form={form} reply={page.reply} here={here} lang={lang} />
    </DeskForm>
  );
}

function Sections({
  form,
  reply,
  here,
  lang,
}: {
  form: FormState;
  reply: FormReply | undefined;
  here: string;
  lang: Language | undefined;
}) {
  const t = useMessages(recordsDesk);
  const { formData } = useNavigation();
  const count = form.count('sections', 1);
  const group = form.field('sections');
  const firstFieldOf = (index: number) => form.field(`sections[${index}].heading`).id;
  useRowFocus(reply?.result, count, firstFieldOf);
  const pressed = formData?.get(intentField);
  return (
    // After a row was added or removed, the fields start again from the server's reply.
    <div
      id={group.id}
      className={layout.stack}
      key={reply?.result.intent ? JSON.stringify(reply.result.intent) + count : 'typed'}
    >
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={styles.section}>
          <legend className={layout.visuallyHidden}>{t('section', { number: index + 1 })}</legend>
          <TextField
            label={t('heading')}
            lang={lang}
            field={form.field(`sections[${index}].heading`)}
          />
          <TextArea
            label={t('text')}
            hint={t('textHint')}
            lang={lang}
            rows={6}
            field={form.field(`sections[${index}].text`)}
          />
          {count > 1 && (
            <div>
              <Button
                kind="plain"
                name={intentField}
                value={removeRow('sections', index)}
                formAction={`${here}#${firstFieldOf(Math.min(index, count - 2))}`}
                aria-label={t('removeSection', { number: index + 1 })}
                pending={pressed === removeRow('sections', index) && t('saving')}
              >
                {t('remove')}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <div>
        <Button
          kind="quiet"
          name={intentField}
          value={insertRow('sections')}
          formAction={`${here}#${firstFieldOf(count)}`}
          pending={pressed === insertRow('sections') && t('saving')}
        >
          {t('addSection')}
        </Button>
      </div>
    </div>
  );
}
