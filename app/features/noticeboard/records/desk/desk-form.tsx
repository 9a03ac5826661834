import { Form, useNavigation } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import { Button, ButtonLink, type ButtonKind } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** What every form of the desk is given. */
export interface DeskFormProps {
  formKey: string;
  reply: FormReply | undefined;
  cancelTo?: string;
}

/** A form of the desk: what was wrong, its fields, its button, and the way back. */
export function DeskForm({
  form,
  formKey,
  reply,
  submit,
  kind,
  cancelTo,
  withFile = false,
  onChange,
  children,
}: DeskFormProps & {
  form: FormState;
  submit: string;
  kind?: ButtonKind;
  withFile?: boolean;
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
}) {
  const t = useMessages(recordsDesk);
  const isSending = useNavigation().formMethod === 'POST';
  /** What somebody else saved meanwhile. */
  const changes = reply?.conflict?.changes ?? [];
  const version = form.field('version').value;
  return (
    <Form
      method="post"
      encType={withFile ? 'multipart/form-data' : undefined}
      noValidate
      className={layout.stack}
      onChange={onChange}
    >
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
      {changes.length > 0 && (
        <section aria-labelledby="changed" className={layout.stack}>
          <h2 id="changed">{t('changed')}</h2>
          <Comparison fields={changes} before={t('savedNow')} after={t('yours')} />
        </section>
      )}
      <FormKey form={form} fresh={formKey} />
      {version && <input type="hidden" name="version" value={version} />}
      {children}
      <div className={layout.row}>
        <Button kind={kind} pending={isSending && t('saving')}>
          {submit}
        </Button>
        {cancelTo && (
          <ButtonLink kind="plain" to={cancelTo}>
            {t('cancel')}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
