import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { letters } from '#app/messages/en/letters.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as fields from '#app/ui/forms/field.css.ts';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

const choices = ['missing', 'all', 'these'] as const;

/** For which units codes are made, and the button that makes them. */
export function MakeCodesForm({
  counts,
  chosen,
  formKey,
  result,
  pending,
}: {
  counts: { missing: number; all: number };
  /** The units that the address names. */
  chosen: string;
  formKey: string;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(letters);
  const names = chosen === 'all' ? '' : chosen;
  const usual = counts.missing > 0 ? 'missing' : 'all';
  const form = formState(result, { which: names ? 'these' : usual, units: names });
  const which = form.field('which');
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={t('notMade')} />
      <FormKey form={form} fresh={formKey} />
      <fieldset id={which.id} className={fields.field}>
        <legend className={fields.legend}>{t('which')}</legend>
        {choices.map((choice) => (
          <label key={choice} className={fields.choice}>
            <input
              type="radio"
              name="which"
              value={choice}
              defaultChecked={which.value === choice}
            />
            <span>
              {choice === 'these'
                ? t('choices.these')
                : t(`choices.${choice}`, { count: counts[choice] })}
            </span>
          </label>
        ))}
        {which.errors.length > 0 && <span className={fields.error}>{which.errors.join('\n')}</span>}
      </fieldset>
      <TextField
        label={t('these')}
        hint={t('theseHint')}
        optional
        autoComplete="off"
        field={form.field('units')}
      />
      <label className={fields.choice}>
        <input
          type="checkbox"
          name="renew"
          value="yes"
          defaultChecked={form.field('renew').value === 'yes'}
        />
        <span>{t('renew')}</span>
      </label>
      <div>
        <Button pending={pending && t('making')}>{t('make')}</Button>
      </div>
    </Form>
  );
}
