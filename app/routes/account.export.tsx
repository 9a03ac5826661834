import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requireActor } from '#app/lib/session/context.server.ts';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    requireActor(ctx, 'accounts.loginToSeeAccount');
    return null;
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownAccount);
  return privateMeta({ title: t('export.title'), description: t('export.lead') });
};

export default function Export() {
  const t = useMessages(ownAccount);
  return (
    <AccountPage title={t('export.title')} lead={t('export.lead')}>
      <div className={layout.stack}>
        <ul>
          <li>{t('export.data')}</li>
          <li>{t('export.photos')}</li>
        </ul>
        <p>{t('export.left')}</p>
        <p>
          <ButtonLink to="/account/export.zip" reloadDocument>
            {t('export.download')}
          </ButtonLink>
        </p>
        <p className={layout.muted}>{t('export.limit')}</p>
      </div>
    </AccountPage>
  );
}
