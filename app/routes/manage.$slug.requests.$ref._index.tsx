import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { deskRequestPage } from '#app/features/building/requests/desk/one/request-page.server.ts';
import { DeskRequestView } from '#app/features/building/requests/desk/one/request-view.tsx';
import { submitRequest } from '#app/features/building/requests/desk/one/submit.server.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    deskRequestPage(ctx, community, params.ref ?? ''),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async ({ ctx, request, community, params }) =>
    submitRequest(ctx, request, community, params.ref ?? ''),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, requestDesk);
  return privateMeta({
    title: [data?.request.ref ?? '', t('title')],
    description: t('lead'),
  });
};

export default function ManageRequest() {
  return (
    <DeskRequestView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
