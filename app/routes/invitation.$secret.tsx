import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import { InvitationView } from '#app/features/residency/memberships/invitations/invitation-view.tsx';
import { openedInvitation } from '#app/features/residency/memberships/invitations/queries.server.ts';
import { submitAcceptance } from '#app/features/residency/memberships/invitations/submit-acceptance.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { invitations } from '#app/messages/en/invitations.ts';

/** The address is a secret: no browser keeps the page. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    const secret = params.secret ?? '';
    const invitation = await openedInvitation(ctx, secret);
    return data(
      { invitation, secret, viewer: ctx.actor?.name ?? null, formKey: newFormKey() },
      { status: invitation.state === 'OPEN' ? 200 : 410 },
    );
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) =>
    submitAcceptance(ctx, request, params.secret ?? ''),
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
  const { invitation, secret, viewer, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <InvitationView {...{ invitation, secret, viewer, formKey, pending }} result={reply?.result} />
  );
}
