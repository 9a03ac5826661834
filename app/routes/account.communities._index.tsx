import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { ownMemberships } from '#app/features/site/own-account/communities.server.ts';
import { MembershipList } from '#app/features/site/own-account/membership-list.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/navigation/link.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ({ memberships: await ownMemberships(ctx) }));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownAccount);
  return privateMeta({ title: t('communities.title'), description: t('communities.lead') });
};

export default function OwnCommunities() {
  const t = useMessages(ownAccount);
  const { memberships } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t('communities.title')} lead={t('communities.lead')}>
      {!memberships.some(({ canLeave }) => canLeave) && <EmptyState text={t('communities.none')} />}
      <MembershipList memberships={memberships} />
      <p>
        <Link to="/account/settings">{t('communities.add')}</Link>
      </p>
    </AccountPage>
  );
}
