import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProfileView } from '#app/features/accounts/profile-view.tsx';
import { publicProfile } from '#app/features/accounts/public-profile.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => ({
    profile: await publicProfile(ctx, parseIdParam(params.id, 'User not found'), {
      cursor: url.searchParams.get('after'),
      postsCursor: url.searchParams.get('posts'),
    }),
  }));

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: data?.profile.name ?? 'Profile',
    description: 'A neighbour’s profile: their communities, and what they posted.',
  });

export default function Person() {
  const { profile } = useLoaderData<typeof loader>();
  return <ProfileView profile={profile} />;
}
