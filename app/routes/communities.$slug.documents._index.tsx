import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { openShelf } from '#app/features/noticeboard/records/shelf/queries.server.ts';
import { searchIn } from '#app/features/noticeboard/records/documents.server.ts';
import { ShelfView } from '#app/features/noticeboard/records/shelf/shelf-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { records } from '#app/messages/en/records.ts';

/** It sends no scripts. */
export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => ({
    page: await openShelf(ctx, params.slug ?? '', searchIn(url)),
  }));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, records);
  return privateMeta({
    title: [t('title'), ...(data ? [data.page.community.name] : [])],
    description: t('summary'),
  });
};

export default function Documents() {
  return <ShelfView {...useLoaderData<typeof loader>()} />;
}
