import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  sendAgain,
  unconfirmedAddress,
} from '#app/features/accounts/login/address/send-again.server.ts';
import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { accounts } from '#app/messages/en/accounts.ts';
import { address } from '#app/messages/en/address.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx }) => {
    requireActor(ctx, 'accounts.loginToSeeAccount');
    return Promise.resolve({ unconfirmed: unconfirmedAddress(ctx) });
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, []);
    return sendAgain(ctx, request);
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, address);
  return privateMeta({ title: t('sendTitle'), description: t('sendSummary') });
};

export default function ConfirmEmailAgain() {
  const t = useMessages(address);
  const toSettings = useMessages(accounts);
  const { unconfirmed } = useLoaderData<typeof loader>();
  const title = t(unconfirmed ? 'sendTitle' : 'confirmedTitle');
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/account/settings', label: toSettings('title') }]}
            current={title}
          />
        }
        title={title}
      />
      {unconfirmed ? <UnconfirmedLine email={unconfirmed} /> : <p>{t('isConfirmed')}</p>}
    </div>
  );
}
