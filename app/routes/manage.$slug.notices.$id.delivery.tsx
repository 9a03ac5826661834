import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeliveryView } from '#app/features/noticeboard/notices/delivery/delivery-view.tsx';
import { deliveryPage } from '#app/features/noticeboard/notices/delivery/queries.server.ts';
import { deliveryLists, listIn } from '#app/features/noticeboard/notices/desk/lists.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';

export const handle = { scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' }, url }) =>
    deliveryPage(
      ctx,
      { slug, id },
      { list: listIn(url.searchParams, deliveryLists), position: positionIn(url.searchParams) },
    ),
  );

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDelivery);
  return privateMeta({
    title: [t('delivery'), data?.notice.title ?? ''],
    description: t('deliveryLead'),
  });
};

export default function Delivery() {
  return <DeliveryView {...useLoaderData<typeof loader>()} />;
}
