import { Form, useNavigation } from '@remix-run/react';
import { serviceRules } from '#db/enums.ts';
import { ChoiceField } from '#app/features/communities/communities/settings/choice-field.tsx';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import { fieldOf } from '#app/lib/forms/choice.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ruleChoice } from './choices.ts';
import type { RulePage } from './rule.server.ts';

/** Whom a corporation serves with legal notices by email, with the decision or by-law. */
export function RuleForm({ page, reply }: { page: RulePage; reply: FormReply | undefined }) {
  const t = useMessages(owners);
  const pending = useNavigation().formMethod === 'POST';
  const form = formState(reply?.result, page.values);
  return (
    <Form method="post" noValidate className={`${layout.stack} ${desk.column}`}>
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
      <FormKey form={form} fresh={page.formKey} />
      <ChoiceField
        legend={t('rule.legend')}
        field={form.field('rule')}
        choices={serviceRules.map((value) => ({
          value,
          label: t(`rule.choices.${value}.label`),
          hint: t(`rule.choices.${value}.hint`),
        }))}
      />
      {page.noMail && (
        <p>
          {page.noMail} {t('paperMeanwhile')}
        </p>
      )}
      <TextField
        label={t('rule.decidedOn')}
        type="date"
        max={page.today}
        required={false}
        field={form.field('decidedOn')}
        {...fieldOf(ruleChoice, 'decidedOn')}
      />
      {page.documents.length > 0 && (
        <SelectField
          label={t('rule.document')}
          hint={t('rule.documentHint')}
          required={false}
          placeholder={t('noDocument')}
          options={page.documents.map(({ id, title }) => ({ value: id, label: title }))}
          field={form.field('document')}
          {...fieldOf(ruleChoice, 'document')}
        />
      )}
      <div>
        <Button pending={pending && t('saving')}>{t('rule.save')}</Button>
      </div>
    </Form>
  );
}
