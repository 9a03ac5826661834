import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requireActor } from '#app/lib/session/context.server.ts';
import {
  AccountIndex,
  AccountOwner,
  LogOut,
} from '#app/features/site/own-account/account-index.tsx';
import { ownerOf } from '#app/features/site/own-account/owner.server.ts';
import { ownAccount } from '#app/messages/en/own-account.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    const actor = requireActor(ctx, 'accounts.loginToSeeAccount');
    return { owner: await ownerOf(ctx, actor), unconfirmed: unconfirmedAddress(ctx) };
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownAccount);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Account() {
  const t = useMessages(ownAccount);
  const { owner, unconfirmed } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <h1>{t('title')}</h1>
      {unconfirmed && <UnconfirmedLine email={unconfirmed} backTo="/account" />}
      <AccountOwner owner={owner} />
      <AccountIndex id={owner.id} />
      <LogOut />
    </div>
  );
}
