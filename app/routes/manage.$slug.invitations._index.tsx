import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { invitationDays } from '#app/features/residency/memberships/invitations/limits.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { InvitationsView } from '#app/features/residency/memberships/invitations/invitations-view.tsx';
import { mailAll } from '#app/features/residency/memberships/invitations/submit-mail-all.server.ts';
import { inviteMember } from '#app/features/residency/memberships/invitations/invite.server.ts';
import { invitationsPage } from '#app/features/residency/memberships/invitations/queries.server.ts';
import { inviteSchema } from '#app/features/residency/memberships/invitations/schema.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { invitations } from '#app/messages/en/invitations.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
    const asked = Number(url.searchParams.get('page'));
    const page = Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
    return {
      page: await invitationsPage(ctx, params.slug ?? '', { search, page }),
      formKey: newFormKey(),
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, ['name', 'email', 'condoUnit']);
    const { community } = await requireManaged(ctx, params.slug ?? '');
    const form = await readFormData(request);
    if (form.get('intent') === 'mail-all') return mailAll(ctx, request, form, community);
    return submitFields(ctx, request, form, {
      schema: inviteSchema,
      run: async ({ tenure = null, ...person }, inside) => {
        const made = await inviteMember(inside, community, { ...person, tenure });
        return { id: made.membershipId, name: person.name };
      },
      respond: ({ id, name }) =>
        redirectWithToast(`/manage/${community.slug}/invitations/${id}`, {
          title: translate(ctx.locale, 'invitations.made.title'),
          description: translate(ctx.locale, 'invitations.made.description', { name }),
        }),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, invitations);
  return privateMeta({
    title: [t('title'), data?.page.community.name ?? ''],
    description: t('lead', { days: invitationDays }),
  });
};

export default function Invitations() {
  const { page, formKey } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return <InvitationsView {...{ page, formKey, pending }} result={reply?.result} />;
}
