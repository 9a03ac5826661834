import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { placePage, submitBooking } from '#app/features/building/bookings/resident/place.server.ts';
import { PlaceView } from '#app/features/building/bookings/resident/place-view.tsx';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookings } from '#app/messages/en/bookings.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) =>
    placePage(ctx, {
      slug: params.slug ?? '',
      id: params.place,
      day: url.searchParams.get('day'),
    }),
  );

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request, ['slot', 'words']);
    const id = parseIdParam(params.place, 'bookings.placeNotFound');
    return submitBooking(ctx, request, { slug: params.slug ?? '', id });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookings);
  return privateMeta({
    title: [data?.place.name ?? t('title'), ...(data ? [data.community.name] : [])],
    description: t('place.summary'),
  });
};

export default function BookPlace() {
  return <PlaceView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
