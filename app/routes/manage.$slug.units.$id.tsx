import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { unitOwnersView } from '#app/features/residency/owners/owner-page.server.ts';
import { UnitMortgagees } from '#app/features/residency/owners/mortgagees/mortgagees.tsx';
import { UnitOwners } from '#app/features/residency/owners/unit-owners.tsx';
import { requireUnit, toUnit } from '#app/features/residency/units/register/register.server.ts';
import { submitUnit } from '#app/features/residency/units/register/change-unit.server.ts';
import { UnitForm } from '#app/features/residency/units/register/unit-form.tsx';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) => {
    const unitId = parseIdParam(params.id, 'unitsDesk.notFound');
    const { id, slug, name } = community;
    const [unit, owners] = await Promise.all([
      requireUnit(ctx.em, id, unitId),
      unitOwnersView(ctx, community, unitId),
    ]);
    return { community: { slug, name }, unit: toUnit(unit), owners };
  });

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, actor, community, params }) => {
    const unitId = parseIdParam(params.id, 'unitsDesk.notFound');
    return submitUnit(ctx, request, { actor, community }, unitId);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, unitsDesk);
  const title = [data?.unit.label ?? t('title'), data?.community.name ?? ''];
  return privateMeta({ title, description: t('summary') });
};

export default function Unit() {
  const t = useMessages(unitsDesk);
  const { community, unit, owners } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <Desk
      community={community}
      section="units"
      above={[{ to: deskPath(community.slug, 'units'), label: t('title') }]}
      title={useUnitLabel()(unit.label)}
      lead={unit.building ?? undefined}
    >
      <UnitForm
        slug={community.slug}
        unit={unit}
        result={reply?.result}
        sending={useNavigation().formData?.get('change')}
      >
        <UnitOwners slug={community.slug} unitId={unit.id} view={owners} />
        <UnitMortgagees slug={community.slug} unitId={unit.id} mortgagees={owners.mortgagees} />
      </UnitForm>
    </Desk>
  );
}
