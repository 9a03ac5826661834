import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingsPage } from '#app/features/building/bookings/resident/overview.server.ts';
import { BookingsView } from '#app/features/building/bookings/resident/overview-view.tsx';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookings } from '#app/messages/en/bookings.ts';

export const handle = { scripts: 'navigation' };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => bookingsPage(ctx, params.slug ?? ''));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookings);
  return privateMeta({
    title: [t('title'), ...(data ? [data.community.name] : [])],
    description: t('summary'),
  });
};

export default function Bookings() {
  return <BookingsView page={useLoaderData<typeof loader>()} />;
}
