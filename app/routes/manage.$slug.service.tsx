import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { RuleForm } from '#app/features/residency/owners/rule/rule-form.tsx';
import { rulePage, submitRule } from '#app/features/residency/owners/rule/rule.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { unitsDesk } from '#app/messages/en/units-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community }) => rulePage(ctx, community));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, actor, community }) =>
    submitRule(ctx, request, { actor, community }),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, owners);
  const title = [t('rule.title'), data?.community.name ?? ''];
  return privateMeta({ title, description: t('rule.lead') });
};

export default function ServiceRule() {
  const t = useMessages(owners);
  const units = useMessages(unitsDesk);
  const page = useLoaderData<typeof loader>();
  const { community } = page;
  return (
    <Desk
      community={community}
      section="units"
      above={[{ to: deskPath(community.slug, 'units'), label: units('title') }]}
      title={t('rule.title')}
      lead={t('rule.lead')}
    >
      <RuleForm page={page} reply={useActionData<typeof action>()} />
    </Desk>
  );
}
