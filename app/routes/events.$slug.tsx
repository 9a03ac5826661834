import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EventView } from '#app/features/events/event-view.tsx';
import { eventPage } from '#app/features/events/queries.server.ts';
import { handlePage } from '#app/lib/form-route.server.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, params }) => ({
    event: await eventPage({ em, actor }, params.slug ?? ''),
  }));

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data && !error
    ? [
        { title: `${data.event.title} · The Local Link` },
        { name: 'description', content: data.event.paragraphs[0] },
      ]
    : [{ title: 'Event not found · The Local Link' }];

export default function Event() {
  return <EventView {...useLoaderData<typeof loader>()} />;
}
