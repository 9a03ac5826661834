import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { OwnerForm } from '#app/features/residency/owners/owner-form.tsx';
import {
  ownerAddress,
  ownerPage,
  submitOwner,
} from '#app/features/residency/owners/owner-page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params, url }) =>
    ownerPage(ctx, community, ownerAddress(params), url.searchParams.get('member')),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, actor, community, params }) =>
    submitOwner(ctx, request, { actor, community }, ownerAddress(params)),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, owners);
  const title = [data?.owner?.name ?? t('newTitle'), data?.unit.label ?? ''];
  return privateMeta({ title, description: t('lead') });
};

export default function Owner() {
  const t = useMessages(owners);
  const units = useMessages(unitsDesk);
  const unitLabel = useUnitLabel();
  const page = useLoaderData<typeof loader>();
  const { community, unit, owner } = page;
  const list = deskPath(community.slug, 'units');
  return (
    <Desk
      community={community}
      section="units"
      above={[
        { to: list, label: units('title') },
        { to: `${list}/${unit.id}`, label: unitLabel(unit.label) },
      ]}
      title={owner?.name ?? t('newTitle')}
      lead={t('leadOf', { unit: unitLabel(unit.label) })}
    >
      <OwnerForm page={page} reply={useActionData<typeof action>()} />
    </Desk>
  );
}
