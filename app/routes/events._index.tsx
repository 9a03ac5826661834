import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EventsView } from '#app/features/newsroom/events/events-view.tsx';
import { listUpcomingEvents } from '#app/features/newsroom/events/queries.server.ts';
import { feedLink } from '#app/features/newsroom/feeds/feed-link.ts';
import { metaMessages } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { events } from '#app/messages/en/events.ts';

export const handle = { scripts: 'navigation', sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => ({
    events: await listUpcomingEvents(ctx, positionIn(url.searchParams)),
  }));

export const meta: MetaFunction = (args) => {
  const t = metaMessages(args.matches, events);
  return [
    ...publicMeta(args, { title: t('list.title'), description: t('list.lead') }),
    feedLink(args, 'events'),
  ];
};

export default function Events() {
  return <EventsView events={useLoaderData<typeof loader>().events} />;
}
