import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { editDocumentPage } from '#app/features/noticeboard/records/desk/documents/edit-document.server.ts';
import { submitVersion } from '#app/features/noticeboard/records/desk/documents/new-document.server.ts';
import { VersionForm } from '#app/features/noticeboard/records/desk/documents/version-form.tsx';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** Its form carries a file: the gate lets larger posts through. */
export const handle = { files: true, form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return editDocumentPage(ctx, community, params.id);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return submitVersion(ctx, request, community, params.id);
  });

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
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug, [{ to: here, label: title }])}
      title={t('newVersionTitle', { title })}
      lead={t('newVersionLead')}
    >
      <VersionForm values={{ version }} formKey={formKey} reply={reply} cancelTo={here} />
    </Desk>
  );
}
