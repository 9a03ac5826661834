import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { handleDeskPage } from '#app/features/communities/manage/desk-page.server.ts';
import { daySheet } from '#app/features/building/bookings/desk/day-sheet.server.ts';
import { DaySheetView } from '#app/features/building/bookings/desk/day-sheet-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, daySheet);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('lead'),
  });
};

export default function Bookings() {
  return <DaySheetView page={useLoaderData<typeof loader>()} />;
}
