import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { leaveCommunity, leavePage } from '#app/features/site/own-account/communities.server.ts';
import { leaveSchema } from '#app/features/site/own-account/schema.ts';
import { LeaveView } from '#app/features/site/own-account/leave-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requireActor } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { ownAccount } from '#app/messages/en/own-account.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => {
    requireActor(ctx, 'accounts.loginToSeeAccount');
    return leavePage(ctx, parseIdParam(params.id, 'ownAccount.noMembership'));
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, []);
    const id = parseIdParam(params.id, 'ownAccount.noMembership');
    return submitForm(ctx, request, {
      schema: leaveSchema,
      run: (_, inside) => leaveCommunity(inside, id),
      respond: ({ name, wasRequest }) => {
        const done = wasRequest ? 'door.withdrawn' : 'ownAccount.left';
        return redirectWithToast('/account/communities', {
          title: translate(ctx.locale, `${done}.title`),
          description: translate(ctx.locale, `${done}.description`, { community: name }),
        });
      },
    });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, ownAccount);
  const way = data?.isRequest ? 'withdraw' : 'leave';
  const title = t(`${way}.title`, { community: data?.name ?? '' });
  return privateMeta({ title, description: t('leave.lead') });
};

export default function LeaveCommunity() {
  const t = useMessages(ownAccount);
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <AccountPage
      title={t(`${page.isRequest ? 'withdraw' : 'leave'}.title`, { community: page.name })}
      lead={t('leave.lead')}
      above={[{ to: '/account/communities', label: t('communities.title') }]}
    >
      <LeaveView page={page} result={reply?.result} pending={pending} />
    </AccountPage>
  );
}
