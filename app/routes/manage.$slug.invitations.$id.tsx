import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { InvitationDetailsView } from '#app/features/residency/memberships/invitations/invitation-details.tsx';
import { mailInvitation } from '#app/features/residency/memberships/invitations/by-mail.server.ts';
import {
  cancelInvitation,
  renewInvitation,
} from '#app/features/residency/memberships/invitations/invite.server.ts';
import { invitationDetails } from '#app/features/residency/memberships/invitations/queries.server.ts';
import { invitationSchema } from '#app/features/residency/memberships/invitations/schema.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { invitations } from '#app/messages/en/invitations.ts';

export const handle = { scripts: false };

/** The page has a secret link on it: no browser keeps it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' } }) =>
    data(
      { details: await invitationDetails(ctx, slug, id), formKey: newFormKey() },
      { headers: { 'Cache-Control': 'private, no-store' } },
    ),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, []);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const id = parseIdParam(params.id, 'invitations.notFound');
    const list = `/manage/${community.slug}/invitations`;
    return submitForm(ctx, request, {
      schema: invitationSchema,
      run: async ({ intent }, inside) => {
        if (intent === 'mail')
          return { done: intent, ...(await mailInvitation(inside, community, id)) };
        if (intent === 'renew') await renewInvitation(inside, community.id, id);
        const { name } =
          intent === 'cancel' ? await cancelInvitation(inside, community.id, id) : { name: '' };
        return { done: intent, name, email: '' };
      },
      respond: ({ done, ...names }) => {
        const what = ({ renew: 'renewed', cancel: 'cancelled', mail: 'mailed' } as const)[done];
        return redirectWithToast(done === 'cancel' ? list : `${list}/${id}`, {
          title: translate(ctx.locale, `invitations.${what}.title`),
          description: translateKey(ctx.locale, `invitations.${what}.description`, names),
        });
      },
    });
  });

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const t = metaMessages(matches, invitations);
  return privateMeta({
    title: [loaded?.details.invitation.name ?? '', t('title')],
    description: t('lead', { days: invitationDays }),
  });
};

export default function InvitationOfDesk() {
  const { details, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <InvitationDetailsView {...{ details, formKey, pending }} result={reply?.result} />;
}
