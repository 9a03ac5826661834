import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useDeskTrail } from '#app/features/noticeboard/records/desk/use-desk-trail.ts';
import {
  submitText,
  textPage,
} from '#app/features/noticeboard/records/texts/submit-text.server.ts';
import { TextForm } from '#app/features/noticeboard/records/texts/text-form.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { recordsDesk } from '#app/messages/en/records-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return textPage(ctx, community, params);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    return submitText(ctx, request, community, params);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, recordsDesk);
  return privateMeta({ title: t('texts.title'), description: t('texts.lead') });
};

export default function EditText() {
  const { community, page, side, values, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(recordsDesk);
  const desk = deskPath(community.slug, 'documents');
  return (
    <Desk
      community={community}
      section="documents"
      above={useDeskTrail(community.slug)}
      title={t(`texts.edit.${page}.${side}`)}
    >
      <TextForm
        here={`${desk}/texts/${page}/${side}`}
        side={side}
        values={values}
        formKey={formKey}
        reply={reply}
        cancelTo={desk}
      />
    </Desk>
  );
}
