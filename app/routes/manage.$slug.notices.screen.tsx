import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { ScreenDeskView } from '#app/features/noticeboard/notices/screen/screen-desk-view.tsx';
import {
  screenDesk,
  submitScreen,
} from '#app/features/noticeboard/notices/screen/screen-desk.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { noticeDelivery } from '#app/messages/en/notice-delivery.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community }) => screenDesk(ctx, community));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(
    args,
    async ({ ctx, request, community }) => submitScreen(ctx, request, community),
    [],
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDelivery);
  return privateMeta({
    title: [t('screenTitle'), data?.community.name ?? ''],
    description: t('screenLead'),
  });
};

export default function Screen() {
  const desk = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <ScreenDeskView desk={desk} result={reply?.result} />;
}
