import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listIn, serviceLists } from '#app/features/noticeboard/notices/desk/lists.ts';
import { servicePage } from '#app/features/noticeboard/notices/service/service-page.server.ts';
import { ServiceView } from '#app/features/noticeboard/notices/service/service-view.tsx';
import { submitService } from '#app/features/noticeboard/notices/service/submit-service.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeService } from '#app/messages/en/notice-service.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params: { slug = '', id = '' }, url }) =>
    servicePage(
      ctx,
      { slug, id },
      { list: listIn(url.searchParams, serviceLists), position: positionIn(url.searchParams) },
    ),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitService(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeService);
  return privateMeta({
    title: [t('title'), data?.notice.title ?? ''],
    description: t('lead'),
  });
};

export default function Service() {
  return (
    <ServiceView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
