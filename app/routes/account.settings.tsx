import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { unconfirmedAddress } from '#app/features/accounts/login/address/send-again.server.ts';
import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { PhotoForm } from '#app/features/site/profile/photo-form.tsx';
import { settingsPage } from '#app/features/site/profile/settings.server.ts';
import { SettingsForm } from '#app/features/site/profile/settings-form.tsx';
import * as styles from '#app/features/accounts/security/settings.css.ts';
import { submitProfile } from '#app/features/site/profile/submit-profile.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { accounts } from '#app/messages/en/accounts.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    return { ...(await settingsPage(ctx)), unconfirmed: unconfirmedAddress(ctx) };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) => {
    await requireActorForForm(ctx, request);
    return submitProfile({ ...ctx, session }, request);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export { reloadAfterSaving as shouldRevalidate } from '#app/ui/forms/reload-after-saving.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, accounts);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function AccountSettings() {
  const t = useMessages(accounts);
  const { profile, chooser, own, initials, image, unconfirmed } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { formAction, formData } = useNavigation();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <p className={styles.back}>
            <Link to="/account">{t('account')}</Link>
          </p>
        }
        title={t('title')}
        lead={t('lead')}
      />
      {unconfirmed && <UnconfirmedLine email={unconfirmed} />}
      <section aria-labelledby="profile" className={styles.section}>
        <h2 id="profile">{t('profile')}</h2>
        <PhotoForm initials={initials} image={image} pending={formAction === '/account/photo'} />
      </section>
      <SettingsForm
        // After saving, the rows start again in the order that the server has them in.
        key={JSON.stringify(profile)}
        profile={profile}
        chooser={chooser}
        reply={reply?.chosen}
        own={own}
        result={reply?.result}
        leaving={reply?.leaving ?? []}
        sending={formAction === '/account/settings' ? formData : undefined}
      />
      <section aria-labelledby="security" className={styles.section}>
        <h2 id="security">{t('security')}</h2>
        <p className={layout.muted}>{t('securityLead')}</p>
        <p>
          <Link to="/account/security">{t('toSecurity')}</Link>
        </p>
      </section>
      <section aria-labelledby="more" className={styles.section}>
        <h2 id="more">{t('more')}</h2>
        <p className={layout.muted}>{t('moreLead')}</p>
        <p>
          <Link to="/account">{t('account')}</Link> · <Link to="/">{t('backHome')}</Link>
        </p>
      </section>
    </div>
  );
}
