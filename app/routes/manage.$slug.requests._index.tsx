import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requestFilterIn } from '#app/features/building/requests/desk/list/read-filter.server.ts';
import { requestListPage } from '#app/features/building/requests/desk/list/list-page.server.ts';
import { RequestListView } from '#app/features/building/requests/desk/list/list-view.tsx';
import { submitMoves } from '#app/features/building/requests/desk/list/submit-moves.server.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { positionIn } from '#app/lib/db/read-page.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, url: { searchParams } }) =>
    requestListPage(ctx, community, requestFilterIn(searchParams), {
      position: positionIn(searchParams),
      done: searchParams.get('done'),
    }),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, community, url }) =>
    submitMoves(ctx, request, community, url),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, requestDesk);
  return privateMeta({
    title: [t('title'), data?.community.name ?? ''],
    description: t('lead'),
  });
};

export default function ManageRequests() {
  return (
    <RequestListView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
