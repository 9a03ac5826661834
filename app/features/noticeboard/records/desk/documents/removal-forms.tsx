import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { momentOf } from '../../day.ts';
import { DeskForm } from '../desk-form.tsx';
import type { DeskDocument } from '../desk-documents.server.ts';

interface RemovalProps {
  document: DeskDocument & { version: number };
  formKey: string;
  reply: FormReply | undefined;
  cancelTo: string;
}

/** Takes a document off the shelf with a reason, or puts it back. */
export function TakeDownForm({ document, formKey, reply, cancelTo }: RemovalProps) {
  const t = useMessages(recordsDesk);
  const form = formState(reply?.result, { version: document.version });
  return (
    <DeskForm
      form={form}
      formKey={formKey}
      submit={document.isTakenDown ? t('putBack') : t('takeDown')}
      kind={document.isTakenDown ? 'main' : 'danger'}
      cancelTo={cancelTo}
    >
      <p>{document.isTakenDown ? t('putBackLead') : t('takeDownLead')}</p>
      {!document.isTakenDown && (
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          field={form.field('reason')}
        />
      )}
    </DeskForm>
  );
}

/** Deletes a document that was taken down, with all its versions. */
export function DeleteForm({ document, formKey, reply, cancelTo }: RemovalProps) {
  const t = useMessages(recordsDesk);
  const { longDate } = useFormats();
  const form = formState(reply?.result, { version: document.version });
  const sure = form.field('sure');
  const { isPast, retainUntil } = document;
  return (
    <DeskForm
      form={form}
      formKey={formKey}
      submit={t('deleteAll')}
      kind="danger"
      cancelTo={cancelTo}
    >
      <p>{t('deleteLead', { count: document.number })}</p>
      {!isPast && (
        <p>
          <strong>
            {retainUntil
              ? t('stillKept', { date: longDate(momentOf(retainUntil)) })
              : t('keptForever')}
          </strong>
        </p>
      )}
      <TextArea label={t('reason')} hint={t('reasonHint')} rows={3} field={form.field('reason')} />
      <CheckboxGroup
        legend={t('sure')}
        field={sure}
        options={[{ value: 'yes', label: t('isSure'), checked: sure.value === 'yes' }]}
      />
    </DeskForm>
  );
}
