import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { PhotoForm } from '#app/features/accounts/profile/photo-form.tsx';
import { redirectToSettings } from '#app/features/accounts/profile/redirect-to-settings.server.ts';
import { settingsPage } from '#app/features/accounts/profile/settings.server.ts';
import { SettingsForm } from '#app/features/accounts/profile/settings-form.tsx';
import * as styles from '#app/features/accounts/profile/settings.css.ts';
import { updateProfile } from '#app/features/accounts/profile/update-profile.server.ts';
import { profileSchema } from '#app/features/accounts/schema.ts';
import { metaMessages, privateMeta } from '#app/features/shell/metadata.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requireActor } from '#app/lib/session/context.server.ts';
import { accounts } from '#app/messages/accounts.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => settingsPage(ctx));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    requireActor(ctx);
    return submitForm(ctx, request, {
      schema: profileSchema,
      run: async (profile) => {
        // Conform drops an empty field; here an empty field means that the number goes.
        await updateProfile(ctx, { ...profile, phone: profile.phone ?? null });
        return {};
      },
      respond: () => redirectToSettings(ctx),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, accounts);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function AccountSettings() {
  const t = useMessages(accounts);
  const { profile, communities, initials, image } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { formAction, formData } = useNavigation();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <p>
            <Link to="/">{t('backHome')}</Link>
          </p>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <section aria-labelledby="profile" className={styles.section}>
        <h2 id="profile">{t('profile')}</h2>
        <PhotoForm initials={initials} image={image} pending={formAction === '/account/photo'} />
      </section>
      <SettingsForm
        // After saving, the rows start again in the order that the server has them in.
        key={JSON.stringify(profile)}
        profile={profile}
        communities={communities}
        result={reply?.result}
        sending={formAction === '/account/settings' ? formData : undefined}
      />
    </div>
  );
}
