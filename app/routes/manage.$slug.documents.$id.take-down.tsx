import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { DeskForm } from '#app/features/noticeboard/records/desk/desk-form.tsx';
import {
  editDocumentPage,
  submitTakeDown,
} from '#app/features/noticeboard/records/desk/documents/submit.server.ts';
import { RecordsDesk } from '#app/features/noticeboard/records/desk/records-desk.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, editDocumentPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitTakeDown);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('takeDown'), description: t('takeDownLead') });
};

/** Takes a document off the shelf with a reason, or puts it back. */
export default function TakeDown() {
  const { community, document, formKey, here } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  const { title, version, isTakenDown } = document;
  const form = formState(reply?.result, { version });
  return (
    <RecordsDesk
      community={community}
      between={[{ to: here, label: title }]}
      title={isTakenDown ? t('putBackTitle', { title }) : t('takeDownTitle', { title })}
    >
      <DeskForm
        form={form}
        formKey={formKey}
        reply={reply}
        submit={isTakenDown ? t('putBack') : t('takeDown')}
        kind={isTakenDown ? 'main' : 'danger'}
        cancelTo={here}
      >
        <p>{isTakenDown ? t('putBackLead') : t('takeDownLead')}</p>
        {!isTakenDown && (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            rows={3}
            field={form.field('reason')}
          />
        )}
      </DeskForm>
    </RecordsDesk>
  );
}
