import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { DeskForm } from '#app/features/noticeboard/records/desk/desk-form.tsx';
import {
  editDocumentPage,
  submitDelete,
} from '#app/features/noticeboard/records/desk/documents/submit.server.ts';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { momentOf } from '#app/lib/day.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, editDocumentPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitDelete);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('delete'), description: t('lead') });
};

/** Deletes a document that was taken down, with all its versions. */
export default function DeleteDocument() {
  const { community, document, formKey, here } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  const { longDate } = useFormats();
  const { title, number, version, isPast, retainUntil } = document;
  const form = formState(reply?.result, { version });
  const sure = form.field('sure');
  return (
    <RecordsDesk
      community={community}
      between={[{ to: here, label: title }]}
      title={t('deleteTitle', { title })}
    >
      <DeskForm
        form={form}
        formKey={formKey}
        reply={reply}
        submit={t('deleteAll')}
        kind="danger"
        cancelTo={here}
      >
        <p>{t('deleteLead', { count: number })}</p>
        {!isPast && (
          <p>
            <strong>
              {retainUntil
                ? t('stillKept', { date: longDate(momentOf(retainUntil)) })
                : t('keptForever')}
            </strong>
          </p>
        )}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          field={form.field('reason')}
        />
        <CheckboxGroup
          legend={t('sure')}
          field={sure}
          options={[{ value: 'yes', label: t('isSure'), checked: sure.value === 'yes' }]}
        />
      </DeskForm>
    </RecordsDesk>
  );
}
