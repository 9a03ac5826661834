import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeopleList } from '#app/features/residency/people/people-list.tsx';
import { findPeople } from '#app/features/residency/people/queries.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { people } from '#app/messages/en/people.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => findPeople(ctx, url.searchParams.get('q')));

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, people);
  return privateMeta({ title: t('title'), description: t('summary') });
};

export default function People() {
  return <PeopleList {...useLoaderData<typeof loader>()} />;
}
