import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { changePhoto } from '#app/features/site/profile/change-photo.server.ts';
import { PhotoForm } from '#app/features/site/profile/photo-form.tsx';
import { ownPortrait } from '#app/features/site/profile/settings.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { accounts } from '#app/messages/en/accounts.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Its form carries a photo, so the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ownPortrait(ctx));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => changePhoto(ctx, request));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, accounts);
  return privateMeta({ title: t('photoTitle'), description: t('photoSummary') });
};

export default function ChangePhoto() {
  const t = useMessages(accounts);
  const { initials, image } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/account/settings', label: t('title') }]}
            current={t('yourPhoto')}
          />
        }
        title={t('photoTitle')}
      />
      <PhotoForm initials={initials} image={image} result={reply?.result} pending={pending} />
    </div>
  );
}
