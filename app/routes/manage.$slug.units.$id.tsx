import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireUnit } from '#app/features/residency/units/register/register.server.ts';
import { submitUnit } from '#app/features/residency/units/register/change-unit.server.ts';
import { UnitForm } from '#app/features/residency/units/register/unit-form.tsx';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { unitsDesk } from '#app/messages/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const unitId = parseIdParam(params.id, 'unitsDesk.notFound');
    const unit = await requireUnit(ctx.em, community.id, unitId);
    const { id, label, floor, people, waiting, invited } = unit;
    const names = people.map(({ name }) => name);
    return {
      community: { slug: community.slug, name: community.name },
      unit: { id, label, floor, names, waiting, invited },
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const desk = await requireManaged(ctx, params.slug ?? '');
    const unitId = parseIdParam(params.id, 'unitsDesk.notFound');
    return submitUnit(ctx, request, desk, unitId);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, unitsDesk);
  const title = [data?.unit.label ?? t('title'), data?.community.name ?? ''];
  return privateMeta({ title, description: t('summary') });
};

export default function Unit() {
  const t = useMessages(unitsDesk);
  const { community, unit } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <Desk
      community={community}
      section="units"
      above={[{ to: deskPath(community.slug, 'units'), label: t('title') }]}
      title={useUnitLabel()(unit.label)}
    >
      <UnitForm
        slug={community.slug}
        unit={unit}
        result={reply?.result}
        sending={useNavigation().formData?.get('change')}
      />
    </Desk>
  );
}
