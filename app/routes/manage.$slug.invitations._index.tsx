import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { InvitationsView } from '#app/features/residency/memberships/invitations/invitations-view.tsx';
import { invitationsPage } from '#app/features/residency/memberships/invitations/queries.server.ts';
import { submitInvitations } from '#app/features/residency/memberships/invitations/submit-invitations.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { invitations } from '#app/messages/en/invitations.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, url }) => {
    const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
    const asked = Number(url.searchParams.get('page'));
    const page = Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
    return {
      page: await invitationsPage(ctx, community, { search, page }),
      formKey: newFormKey(),
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, community, request }) => submitInvitations(ctx, request, community),
    ['name', 'email', 'condoUnit'],
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, invitations);
  return privateMeta({
    title: [t('title'), data?.page.community.name ?? ''],
    description: t('lead', { days: invitationDays }),
  });
};

export default function Invitations() {
  return (
    <InvitationsView {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
