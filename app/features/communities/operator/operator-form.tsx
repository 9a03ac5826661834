import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { languages, secondStepRules } from '#db/enums.ts';
import { ChoiceField } from '#app/features/communities/communities/settings/choice-field.tsx';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import type { FormConflict } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { siteSettings } from '#app/messages/en/site-settings.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './operator.css.ts';

/** The fields of a text in both languages. */
const fieldOf = {
  contactNote: { en: 'contactNoteEn', fr: 'contactNoteFr' },
  about: { en: 'aboutEn', fr: 'aboutFr' },
} as const;

/** Who runs this site, where to write to them, and what About and Contact say of them. */
export function OperatorForm({
  values,
  result,
  conflict,
  formKey,
  lacksOwn,
}: {
  values: Record<string, unknown>;
  result: SubmissionResult | undefined;
  conflict: FormConflict | undefined;
  formKey: string;
  /** Whether the reader has no second step of their own. */
  lacksOwn: boolean;
}) {
  const t = useMessages(siteSettings);
  const form = formState(result, values);
  const area = (name: 'contactNote' | 'about', rows: number) => (
    <fieldset className={styles.group} aria-describedby={`${name}-hint`}>
      <legend className={styles.legend}>{t(`texts.${name}`)}</legend>
      <p id={`${name}-hint`} className={`${layout.small} ${layout.muted}`}>
        {name === 'about' && t('aboutHint')} {t('bothHint')}
      </p>
      {languages.map((language) => (
        <TextArea
          key={language}
          label={t(`languages.${language}`)}
          required={false}
          rows={rows}
          lang={language}
          field={form.field(fieldOf[name][language])}
        />
      ))}
    </fieldset>
  );
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary form={form} title={form.errors.length > 0 ? t('notSaved') : undefined}>
        {conflict && conflict.changes.length > 0 && (
          <>
            <p>{t('savedNow')}</p>
            <ul>
              {conflict.changes.map(({ name, label, before }) => (
                <li key={name}>
                  {t.rich('fieldNow', { field: label, value: <bdi>{before.text}</bdi> })}
                </li>
              ))}
            </ul>
          </>
        )}
      </ErrorSummary>
      <FormKey form={form} fresh={formKey} />
      <input type="hidden" name="seen" value={form.field('seen').value} />
      <TextField
        label={t('fields.operatorName')}
        hint={t('hints.operatorName')}
        required={false}
        autoComplete="organization"
        field={form.field('operatorName')}
      />
      <TextField
        label={t('fields.contactEmail')}
        hint={t('hints.contactEmail')}
        required={false}
        type="email"
        autoComplete="off"
        field={form.field('contactEmail')}
      />
      <TextField
        label={t('fields.privacyEmail')}
        hint={t('hints.privacyEmail')}
        required={false}
        type="email"
        autoComplete="off"
        field={form.field('privacyEmail')}
      />
      {area('contactNote', 3)}
      {area('about', 9)}
      <div className={boxes}>
        <ChoiceField
          legend={t('secondStep.legend')}
          choices={secondStepRules.map((rule) => ({
            value: rule,
            label: t(`secondStep.${rule}.label`),
            hint: t(`secondStep.${rule}.hint`),
          }))}
          field={form.field('secondStep')}
        />
      </div>
      <p className={layout.muted}>
        {t('secondStep.after')} {lacksOwn && t('secondStep.yourself')}
      </p>
      <div>
        <Button>{t('save')}</Button>
      </div>
    </Form>
  );
}
