import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import {
  deskBookingPage,
  submitDeskBooking,
} from '#app/features/building/bookings/desk/booking.server.ts';
import { DeskBookingView } from '#app/features/building/bookings/desk/booking-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, deskBookingPage);

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, submitDeskBooking, ['reason', 'cancelReason', 'damage']);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [data?.booking.name ?? t('title'), data?.community.name ?? ''],
    description: t('summary'),
  });
};

export default function DeskBooking() {
  return (
    <DeskBookingView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
