import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { slipsPage, submitSlips } from '#app/features/noticeboard/notices/delivery/slips.server.ts';
import { SlipsView } from '#app/features/noticeboard/notices/delivery/slips-view.tsx';
import { listIn, slipLists } from '#app/features/noticeboard/notices/desk/lists.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' }, url }) =>
    slipsPage(
      ctx,
      { slug, id },
      { list: listIn(url.searchParams, slipLists), position: positionIn(url.searchParams) },
    ),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitSlips(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDelivery);
  return privateMeta({
    title: [t('slipsTitle'), data?.notice.title ?? ''],
    description: t('slipsLead'),
  });
};

export default function Slips() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <SlipsView page={page} result={reply?.result} />;
}
