import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { CommunityForm } from '#app/features/communities/communities/settings/community-form.tsx';
import { submitNewCommunity } from '#app/features/communities/communities/settings/submit-community.server.ts';
import { ArchiveChoice } from '#app/features/newsroom/editor/newsletters/archive-choice.tsx';
import {
  offersArchive,
  startArchive,
} from '#app/features/newsroom/editor/newsletters/archive.server.ts';
import { requireFounder } from '#app/features/communities/manage/access.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { manage } from '#app/messages/en/manage.ts';
import { opening } from '#app/messages/en/opening.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    requireFounder(ctx);
    const values = {
      language: ctx.locale,
      joinPolicy: 'APPROVAL',
      requireModeration: 'on',
      postReaders: 'MEMBERS',
      takesRequests: 'on',
    };
    return { values, formKey: newFormKey(), hasArchive: await offersArchive(ctx) };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request);
    return submitNewCommunity(ctx, request, { actor: requireFounder(ctx), startArchive });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, opening);
  return privateMeta({ title: t('newTitle'), description: t('summary') });
};

export default function NewCommunity() {
  const t = useMessages(opening);
  const words = useMessages(manage);
  const { values, formKey, hasArchive } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/manage', label: words('title') }]} current={t('newTitle')} />
        }
        title={t('newTitle')}
        lead={t('newLead')}
      />
      <CommunityForm
        values={values}
        result={reply?.result}
        conflict={reply?.conflict}
        formKey={formKey}
        pending={useNavigation().formMethod === 'POST'}
        submit={t('newSave')}
        cancelTo="/manage"
      >
        {(form) => hasArchive && <ArchiveChoice form={form} />}
      </CommunityForm>
    </div>
  );
}
