import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { DeskForm } from '#app/features/noticeboard/records/desk/desk-form.tsx';
import {
  editDocumentPage,
  submitVersion,
} from '#app/features/noticeboard/records/desk/documents/submit.server.ts';
import { FileField } from '#app/features/noticeboard/records/desk/file-field.tsx';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';

/** Its form carries a file: the gate lets larger posts through. */
export const handle = { files: true, form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, editDocumentPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitVersion);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('newVersion'), description: t('newVersionLead') });
};

export default function NewVersion() {
  const { community, document, formKey, here } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  const { title, version } = document;
  const form = formState(reply?.result, { version });
  return (
    <RecordsDesk
      community={community}
      between={[{ to: here, label: title }]}
      title={t('newVersionTitle', { title })}
      lead={t('newVersionLead')}
    >
      <DeskForm
        form={form}
        formKey={formKey}
        reply={reply}
        submit={t('putVersion')}
        cancelTo={here}
        withFile
      >
        <TextField label={t('note')} hint={t('noteHint')} field={form.field('note')} />
        <FileField form={form} />
      </DeskForm>
    </RecordsDesk>
  );
}
