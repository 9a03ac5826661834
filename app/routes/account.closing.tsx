import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { closingOf, keepAccount } from '#app/features/site/own-account/keep-account.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { translate } from '#app/messages/catalogue.server.ts';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => closingOf(ctx));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, []);
    await keepAccount(ctx);
    return redirectWithToast('/account', {
      title: translate(ctx.locale, 'ownAccount.kept.title'),
      description: translate(ctx.locale, 'ownAccount.kept.description'),
    });
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownAccount);
  return privateMeta({ title: t('closing.title'), description: t('closing.back') });
};

export default function Closing() {
  const t = useMessages(ownAccount);
  const { longDate } = useFormats();
  const { deletedFrom } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        title={t('closing.title')}
        lead={t.rich('closing.when', {
          day: <Moment at={deletedFrom} text={longDate(deletedFrom)} />,
        })}
      />
      <p>{t('closing.back')}</p>
      <div className={layout.row}>
        <form method="post">
          <Button>{t('closing.keep')}</Button>
        </form>
        <form method="post" action="/logout">
          <Button kind="quiet">{t('closing.logout')}</Button>
        </form>
      </div>
    </div>
  );
}
