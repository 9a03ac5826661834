import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { handlePage } from '#app/lib/form-route.server.ts';
import { Card } from '#app/ui/card.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em }) => ({ communities: await listCommunities({ em }) }));

export const meta: MetaFunction = () => [
  { title: 'The Local Link · Ottawa’s condo communities' },
  {
    name: 'description',
    content:
      'Connecting condo communities with modern digital tools and local expertise: notices, buy and sell, activities and newsletters for condo residents in Ottawa.',
  },
];

export default function Home() {
  const { communities } = useLoaderData<typeof loader>();
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <header className={layout.stack}>
        <h1>Your building, at home online</h1>
        <p className={layout.lead}>
          Connecting condo communities with modern digital tools and local expertise.
        </p>
      </header>
      <section aria-labelledby="communities" className={layout.stack}>
        <h2 id="communities">Find your condo</h2>
        <div className={layout.grid}>
          {communities.map((community) => (
            <Card key={community.id} to={`/communities/${community.slug}`} title={community.name}>
              {community.address && <p className={layout.muted}>{community.address}</p>}
              <p>Enter Community Hub</p>
            </Card>
          ))}
        </div>
      </section>
    </div>
  );
}
