import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import {
  counterPage,
  submitCounter,
} from '#app/features/building/bookings/desk/counter/counter.server.ts';
import { CounterView } from '#app/features/building/bookings/desk/counter/counter-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, counterPage);

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, submitCounter, ['slot', 'name', 'unit', 'words']);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [t('bookFor'), data?.community.name ?? ''],
    description: t('bookForLead'),
  });
};

export default function BookForGuest() {
  return (
    <CounterView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
