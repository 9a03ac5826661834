import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ScreenDeskView } from '#app/features/noticeboard/notices/screen/screen-desk-view.tsx';
import {
  screenDesk,
  submitScreen,
} from '#app/features/noticeboard/notices/screen/screen-desk.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { noticeDoors } from '#app/messages/en/notice-doors.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => screenDesk(ctx, params.slug ?? ''));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async (page) => submitScreen(page));

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, noticeDoors);
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
