import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { SaleForm } from '#app/features/residency/sale/sale-form.tsx';
import { salePage, submitSale } from '#app/features/residency/sale/sale-page.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { sale } from '#app/messages/en/sale.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    salePage(ctx, community, parseIdParam(params.id, 'unitsDesk.notFound')),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, community, params }) =>
    submitSale(ctx, request, community, parseIdParam(params.id, 'unitsDesk.notFound')),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, sale);
  return privateMeta({ title: [t('title'), data?.unit.label ?? ''], description: t('lead') });
};

export default function UnitSale() {
  const t = useMessages(sale);
  const units = useMessages(unitsDesk);
  const unitLabel = useUnitLabel();
  const page = useLoaderData<typeof loader>();
  const { community, unit } = page;
  const list = deskPath(community.slug, 'units');
  return (
    <Desk
      community={community}
      section="units"
      above={[
        { to: list, label: units('title') },
        { to: `${list}/${unit.id}`, label: unitLabel(unit.label) },
      ]}
      title={t('titleOf', { unit: unitLabel(unit.label) })}
      lead={t('lead')}
    >
      <SaleForm page={page} reply={useActionData<typeof action>()} />
    </Desk>
  );
}
