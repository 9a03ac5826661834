import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownRequests } from '#app/features/building/requests/pages/own-requests.server.ts';
import { OwnRequestsPage } from '#app/features/building/requests/pages/own-requests-page.tsx';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requestPages } from '#app/messages/en/request-pages.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) =>
    ownRequests(ctx, params.slug ?? '', positionIn(url.searchParams)),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, requestPages);
  const community = data?.community.name ?? '';
  return privateMeta({
    title: [t('ownTitle'), community],
    description: t('ownSummary', { community }),
  });
};

export default function OwnRequests() {
  return <OwnRequestsPage {...useLoaderData<typeof loader>()} />;
}
