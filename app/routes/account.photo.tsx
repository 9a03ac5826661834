import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { changePhoto } from '#app/features/accounts/change-photo.server.ts';
import { PhotoForm } from '#app/features/accounts/photo-form.tsx';
import { ownPortrait } from '#app/features/accounts/queries.server.ts';
import { handlePage } from '#app/lib/form-route.server.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Its form carries a photo: the gate lets larger posts through. */
export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor }) => ownPortrait({ em, actor }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, request }) => changePhoto({ em, actor }, request));

export { keepUnsent as clientAction } from '#app/ui/keep-unsent.ts';

export const meta: MetaFunction = () => [{ title: 'Change your photo · The Local Link' }];

export default function ChangePhoto() {
  const { initials, image } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <header className={layout.stack}>
        <p>
          <Link to="/account/settings">Back to Account Settings</Link>
        </p>
        <h1>Change your photo</h1>
      </header>
      <PhotoForm initials={initials} image={image} result={answer?.result} pending={pending} />
    </div>
  );
}
