import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from './desk-requests.css.ts';

/** A form of a common place or of an answer: what was wrong, its fields, its button, and the way back. */
export function SmallForm({
  form,
  formKey,
  reply,
  submit,
  cancelTo,
  children,
}: {
  form: FormState;
  formKey: string;
  reply: FormReply | undefined;
  submit: string;
  cancelTo?: string;
  children: ReactNode;
}) {
  const t = useMessages(requestDesk);
  const isSending = useNavigation().formMethod === 'POST';
  const changes = reply?.conflict?.changes ?? [];
  const version = form.field('version').value;
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')}>
        {changes.length > 0 && <Comparison fields={changes} before={t('now')} after={t('yours')} />}
      </ErrorSummary>
      <FormKey form={form} fresh={formKey} />
      {version && <input type="hidden" name="version" value={version} />}
      {children}
      <div className={layout.row}>
        <Button pending={isSending && t('saving')}>{submit}</Button>
        {cancelTo && (
          <ButtonLink kind="plain" to={cancelTo}>
            {t('cancel')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
