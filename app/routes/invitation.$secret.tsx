import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import { InvitationView } from '#app/features/residency/memberships/invitations/invitation-view.tsx';
import { openedInvitation } from '#app/features/residency/memberships/invitations/queries.server.ts';
import { submitAcceptance } from '#app/features/residency/memberships/invitations/submit-invitations.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { invitations } from '#app/messages/en/invitations.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    const invitation = await openedInvitation(ctx, await readSecret(request, params.secret));
    // As it stands in the address: a cookie carries the secret.
    const secret = params.secret ?? '';
    return data(
      { invitation, secret, viewer: ctx.actor?.name ?? null, formKey: newFormKey() },
      { status: invitation.state === 'OPEN' ? 200 : 410 },
    );
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    submitAcceptance(ctx, request, await readSecret(request, params.secret)),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadUnlessCheck as shouldRevalidate } from '#app/ui/forms/reload-unless-check.ts';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const t = metaMessages(matches, invitations);
  if (!loaded)
    return privateMeta({ title: t('title'), description: t('lead', { days: invitationDays }) });
  const community = loaded.invitation.community.name;
  return privateMeta({
    title: t('welcome', { community }),
    description: t('lead', { days: invitationDays }),
  });
};

export default function Invitation() {
  return (
    <InvitationView {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
