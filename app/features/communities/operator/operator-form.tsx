import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { FormConflict } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { siteSettings } from '#app/messages/en/site-settings.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Who runs this site, where to write to them, and what About and Contact say of them. */
export function OperatorForm({
  values,
  result,
  conflict,
  formKey,
}: {
  values: Record<string, unknown>;
  result: SubmissionResult | undefined;
  conflict: FormConflict | undefined;
  formKey: string;
}) {
  const t = useMessages(siteSettings);
  const form = formState(result, values);
  const area = (name: 'contactNoteEn' | 'contactNoteFr' | 'aboutEn' | 'aboutFr', rows: number) => (
    <TextArea
      label={t(`fields.${name}`)}
      hint={t('bothHint')}
      optional
      rows={rows}
      lang={name.endsWith('Fr') ? 'fr' : 'en'}
      field={form.field(name)}
    />
  );
  return (
    <Form method="post" noValidate className={layout.stackWide}>
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
        optional
        autoComplete="organization"
        field={form.field('operatorName')}
      />
      <TextField
        label={t('fields.contactEmail')}
        hint={t('hints.contactEmail')}
        optional
        type="email"
        autoComplete="off"
        field={form.field('contactEmail')}
      />
      {area('contactNoteEn', 3)}
      {area('contactNoteFr', 3)}
      <TextField
        label={t('fields.privacyEmail')}
        hint={t('hints.privacyEmail')}
        optional
        type="email"
        autoComplete="off"
        field={form.field('privacyEmail')}
      />
      <p className={layout.muted}>{t('aboutHint')}</p>
      {area('aboutEn', 6)}
      {area('aboutFr', 6)}
      <div>
        <Button>{t('save')}</Button>
      </div>
    </Form>
  );
}
