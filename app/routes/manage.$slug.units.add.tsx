import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { AddUnitsForm } from '#app/features/residency/units/register/add-units-form.tsx';
import { submitUnits } from '#app/features/residency/units/register/submit-units.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, ({ community: { slug, name } }) =>
    Promise.resolve({ community: { slug, name }, formKey: newFormKey() }),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, actor, community }) =>
    submitUnits(ctx, request, { actor, community }),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, unitsDesk);
  const title = [t('addTitle'), data?.community.name ?? ''];
  return privateMeta({ title, description: t('summary') });
};

export default function AddUnits() {
  const t = useMessages(unitsDesk);
  const { community, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const preview = reply && 'preview' in reply ? reply.preview : undefined;
  return (
    <Desk
      community={community}
      section="units"
      above={[{ to: deskPath(community.slug, 'units'), label: t('title') }]}
      title={t('addTitle')}
      lead={t('addLead')}
    >
      <AddUnitsForm
        slug={community.slug}
        result={reply?.result}
        preview={preview}
        formKey={formKey}
        sending={useNavigation().formData?.get('step')}
      />
    </Desk>
  );
}
