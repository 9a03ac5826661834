import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { initialsOf } from '#app/lib/format.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import {
  AccountIndex,
  AccountOwner,
  LogOut,
  type Owner,
} from '#app/features/site/own-account/account-index.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    const actor = requireActor(ctx, 'accounts.loginToSeeAccount');
    return { owner: ownerOf(actor) };
  });

const ownerOf = ({ id, name, email, image, memberships }: Actor): Owner => ({
  ...{ id, name, email, image },
  initials: initialsOf(name),
  homes: memberships.map(({ community: { slug, name: community }, condoUnit: unit }) => ({
    ...{ slug, community, unit },
  })),
});

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownAccount);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Account() {
  const t = useMessages(ownAccount);
  const { owner } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <h1>{t('title')}</h1>
      <AccountOwner owner={owner} />
      <AccountIndex id={owner.id} />
      <LogOut />
    </div>
  );
}
