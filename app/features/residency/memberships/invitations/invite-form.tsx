import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { tenures } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { invitations } from '#app/messages/en/invitations.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { invitedRoles } from './invited-roles.ts';

/** Invites one person. */
export function InviteForm({
  formKey,
  result,
  pending,
}: {
  formKey: string;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(invitations);
  const form = formState(result, { role: 'RESIDENT' });
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={t('notInvited')} />
      <FormKey form={form} fresh={formKey} />
      <TextField label={t('name')} autoComplete="off" field={form.field('name')} />
      <TextField label={t('email')} type="email" autoComplete="off" field={form.field('email')} />
      <SelectField
        label={t('role')}
        hint={t('roleHint')}
        options={invitedRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        field={form.field('role')}
      />
      <TextField
        label={t('unit')}
        hint={t('unitHint')}
        required={false}
        autoComplete="off"
        field={form.field('condoUnit')}
      />
      <SelectField
        label={t('tenure')}
        placeholder={t('tenureUnknown')}
        optional
        options={tenures.map((value) => ({ value, label: t(`tenures.${value}`) }))}
        field={form.field('tenure')}
      />
      <div>
        <Button pending={pending && t('inviting')}>{t('invite')}</Button>
      </div>
    </Form>
  );
}
