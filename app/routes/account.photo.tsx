import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { changePhoto } from '#app/features/accounts/change-photo.server.ts';
import { PhotoForm } from '#app/features/accounts/photo-form.tsx';
import { ownPortrait } from '#app/features/accounts/queries.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Its form carries a photo: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ownPortrait(ctx));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => changePhoto(ctx, request));

export { offlineFallback as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction = () =>
  privateMeta({
    title: 'Change your photo',
    description: 'Choose the photo that neighbours see beside your name.',
  });

export default function ChangePhoto() {
  const { initials, image } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/account/settings', label: 'Account Settings' }]}
            current="Your photo"
          />
        }
        title="Change your photo"
      />
      <PhotoForm initials={initials} image={image} result={answer?.result} pending={pending} />
    </div>
  );
}
