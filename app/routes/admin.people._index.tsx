import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeopleList } from '#app/features/people/people-list.tsx';
import { findPeople, searchSchema } from '#app/features/people/queries.server.ts';
import { handlePage } from '#app/lib/form-route.server.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, url }) => {
    const search = searchSchema.parse(url.searchParams.get('q'));
    return { search, ...(await findPeople({ em, actor }, search)) };
  });

export const meta: MetaFunction = () => [{ title: 'People · The Local Link' }];

export default function People() {
  return <PeopleList {...useLoaderData<typeof loader>()} />;
}
