import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { profileSchema } from '#app/features/accounts/schema.ts';
import { PhotoForm } from '#app/features/accounts/photo-form.tsx';
import { settingsPage } from '#app/features/accounts/queries.server.ts';
import { SettingsForm } from '#app/features/accounts/settings-form.tsx';
import * as styles from '#app/features/accounts/settings.css.ts';
import { updateProfile } from '#app/features/accounts/update-profile.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
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
        // A field left empty is not sent on: here it means the number is taken away.
        await updateProfile(ctx, { ...profile, phone: profile.phone ?? null });
        return {};
      },
      respond: () =>
        redirectWithToast('/account/settings', {
          title: 'Profile updated',
          description: 'Your profile has been updated successfully.',
        }),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction = () =>
  privateMeta({
    title: 'Account Settings',
    description: 'Manage your profile and community associations.',
  });

export default function AccountSettings() {
  const { profile, communities, initials, image } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formAction, formData } = useNavigation();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <p>
            <Link to="/">Back to Home</Link>
          </p>
        }
        title="Account Settings"
        lead="Manage your profile and community associations"
      />
      <section aria-labelledby="profile" className={styles.section}>
        <h2 id="profile">Profile Information</h2>
        <PhotoForm initials={initials} image={image} pending={formAction === '/account/photo'} />
      </section>
      <SettingsForm
        // Once saved, the rows start again in the order the server keeps them in.
        key={JSON.stringify(profile)}
        profile={profile}
        communities={communities}
        result={answer?.result}
        sending={formAction === '/account/settings' ? formData : undefined}
      />
    </div>
  );
}
