import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as styles from './desk.css.ts';

/** Takes a notice down, with a reason for the log. */
export function TakeDownForm({ action, form }: { action: string; form: FormState }) {
  const t = useMessages(noticeDesk);
  return (
    <Form method="post" action={action} noValidate className={styles.step}>
      <ErrorSummary form={form} title={t('failed')} />
      <p>{t('takeDownLead')}</p>
      <TextField label={t('reason')} hint={t('reasonHint')} optional field={form.field('reason')} />
      <div>
        <Button kind="danger">{t('takeDown')}</Button>
      </div>
    </Form>
  );
}
