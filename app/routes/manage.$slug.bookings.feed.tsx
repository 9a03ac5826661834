import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { feedPage, submitFeed } from '#app/features/building/bookings/feed/feed-desk.server.ts';
import { FeedView } from '#app/features/building/bookings/feed/feed-view.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, feedPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitFeed, []);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [t('feed'), data?.community.name ?? ''],
    description: t('feedLead'),
  });
};

export default function Feed() {
  return <FeedView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
