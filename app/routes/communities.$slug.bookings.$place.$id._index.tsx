import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  bookingPage,
  submitCancel,
} from '#app/features/building/bookings/resident/booking.server.ts';
import { BookingView } from '#app/features/building/bookings/resident/booking-view.tsx';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookings } from '#app/messages/en/bookings.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) =>
    bookingPage(ctx, { slug: params.slug ?? '', id: params.id }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitCancel(ctx, request, { slug: params.slug ?? '', id: params.id });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookings);
  return privateMeta({
    title: [data?.booking.name ?? t('title'), ...(data ? [data.community.name] : [])],
    description: t('booking.summary'),
  });
};

export default function OwnBooking() {
  return (
    <BookingView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
