import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { placesPage } from '#app/features/building/bookings/desk/places/places.server.ts';
import { PlacesView } from '#app/features/building/bookings/desk/places/places-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, placesPage);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [t('places'), data?.community.name ?? ''],
    description: t('placesLead'),
  });
};

export default function Places() {
  return <PlacesView page={useLoaderData<typeof loader>()} />;
}
