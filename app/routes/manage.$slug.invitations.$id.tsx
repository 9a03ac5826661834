import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { InvitationDetailsView } from '#app/features/residency/memberships/invitations/invitation-details.tsx';
import { invitationDetails } from '#app/features/residency/memberships/invitations/queries.server.ts';
import { submitInvitation } from '#app/features/residency/memberships/invitations/submit-invitations.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { invitations } from '#app/messages/en/invitations.ts';

export const handle = { scripts: false };

/** The page has a secret link on it: no browser keeps it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    data(
      { details: await invitationDetails(ctx, community, params.id), formKey: newFormKey() },
      { headers: { 'Cache-Control': 'private, no-store' } },
    ),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, community, params, request }) =>
      submitInvitation(ctx, request, community, parseIdParam(params.id, 'invitations.notFound')),
    [],
  );

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const t = metaMessages(matches, invitations);
  return privateMeta({
    title: [loaded?.details.invitation.name ?? '', t('title')],
    description: t('lead', { days: invitationDays }),
  });
};

export default function InvitationOfDesk() {
  return (
    <InvitationDetailsView
      {...useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>()}
    />
  );
}
