import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProfileView } from '#app/features/site/profile/profile-view.tsx';
import { publicProfile } from '#app/features/site/profile/public-profile.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { ownPostsCursors } from '#app/lib/db/cursors.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { profiles } from '#app/messages/en/profiles.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => ({
    profile: await publicProfile(ctx, parseIdParam(params.id, 'accounts.notFound'), {
      listingsAt: positionIn(url.searchParams),
      postsAt: positionIn(url.searchParams, ownPostsCursors),
    }),
  }));

export { reloadUnlessCheck as shouldRevalidate } from '#app/ui/forms/reload-unless-check.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, profiles);
  return privateMeta({ title: data?.profile.name ?? t('title'), description: t('summary') });
};

export default function Person() {
  const { profile } = useLoaderData<typeof loader>();
  return <ProfileView profile={profile} />;
}
