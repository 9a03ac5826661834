import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeopleList } from '#app/features/people/people-list.tsx';
import { findPeople, searchSchema } from '#app/features/people/queries.server.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    const search = searchSchema.parse(url.searchParams.get('q'));
    return { search, ...(await findPeople(ctx, search)) };
  });

export const meta: MetaFunction = () =>
  privateMeta({ title: 'People', description: 'Find people and set what they may do.' });

export default function People() {
  return <PeopleList {...useLoaderData<typeof loader>()} />;
}
