import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { searchCommunity } from '#app/features/site/search/search.server.ts';
import { SearchPage } from '#app/features/site/search/search-page.tsx';
import { typedIn } from '#app/features/communities/matching/words.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { search } from '#app/messages/en/search.ts';

/** It sends no scripts. */
export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) =>
    searchCommunity(
      ctx,
      params.slug ?? '',
      typedIn(url.searchParams),
      positionIn(url.searchParams),
    ),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, search);
  const community = data?.community.name ?? '';
  const title = data?.typed ? t('titleFor', { words: data.typed }) : t('title');
  return privateMeta({ title: [title, community], description: t('summary', { community }) });
};

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
