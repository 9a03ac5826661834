import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EventView } from '#app/features/newsroom/events/event-view.tsx';
import { eventJsonLd } from '#app/features/newsroom/events/json-ld.ts';
import { eventPage } from '#app/features/newsroom/events/queries.server.ts';
import { feedLink } from '#app/features/newsroom/feeds/feed-link.ts';
import { metaLocale, metaMessages } from '#app/lib/page/metadata.ts';
import { publicMeta } from '#app/lib/page/public-meta.ts';
import { formatsFor } from '#app/lib/format.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { events } from '#app/messages/en/events.ts';

export const handle = { scripts: 'navigation', sameForVisitors: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    event: await eventPage(ctx, params.slug ?? ''),
  }));

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { event } = args.data;
  const t = metaMessages(args.matches, events);
  const { dateRange } = formatsFor(metaLocale(args.matches));
  return [
    ...publicMeta(args, {
      language: event.language,
      title: [event.title, t('city')],
      description: t('summary', {
        dates: dateRange(event.startDate, event.endDate),
        description: event.paragraphs[0] ?? '',
      }),
      picture: event.pictures[0],
      about: eventJsonLd(event),
    }),
    feedLink(args, 'events'),
  ];
};

export default function Event() {
  return <EventView {...useLoaderData<typeof loader>()} />;
}
