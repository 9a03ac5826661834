import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { placePage } from '#app/features/building/requests/desk/places/places-page.server.ts';
import { PlaceView } from '#app/features/building/requests/desk/places/places-view.tsx';
import { submitPlace } from '#app/features/building/requests/desk/places/submit.server.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    placePage(ctx, community, parseIdParam(params.id, 'requestDesk.placeUnknown')),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async (page) =>
    submitPlace(page, parseIdParam(page.params.id, 'requestDesk.placeUnknown')),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, requestDesk);
  return privateMeta({
    title: [t('pages.places'), data?.community.name ?? ''],
    description: t('places.lead'),
  });
};

export default function RequestPlace() {
  return <PlaceView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
