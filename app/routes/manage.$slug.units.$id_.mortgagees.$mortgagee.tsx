import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import {
  mortgageePage,
  submitMortgagee,
} from '#app/features/residency/owners/mortgagees/mortgagees.server.ts';
import { MortgageeForm } from '#app/features/residency/owners/mortgagees/mortgagees.tsx';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

const addressOf = ({ id, mortgagee }: { id?: string; mortgagee?: string }) => ({
  unitId: parseIdParam(id, 'unitsDesk.notFound'),
  mortgageeId: mortgagee === 'new' ? null : parseIdParam(mortgagee, 'owners.mortgageeNotFound'),
});

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    mortgageePage(ctx, community, addressOf(params)),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, actor, community, params }) =>
    submitMortgagee(ctx, request, { actor, community }, addressOf(params)),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, owners);
  const title = [data?.mortgagee?.name ?? t('mortgagees.newTitle'), data?.unit.label ?? ''];
  return privateMeta({ title, description: t('mortgagees.lead') });
};

export default function UnitMortgagee() {
  const t = useMessages(owners);
  const units = useMessages(unitsDesk);
  const unitLabel = useUnitLabel();
  const page = useLoaderData<typeof loader>();
  const { community, unit, mortgagee } = page;
  const list = deskPath(community.slug, 'units');
  return (
    <Desk
      community={community}
      section="units"
      above={[
        { to: list, label: units('title') },
        { to: `${list}/${unit.id}`, label: unitLabel(unit.label) },
      ]}
      title={mortgagee?.name ?? t('mortgagees.newTitle')}
      lead={t('mortgagees.leadOf', { unit: unitLabel(unit.label) })}
    >
      <MortgageeForm page={page} reply={useActionData<typeof action>()} />
    </Desk>
  );
}
