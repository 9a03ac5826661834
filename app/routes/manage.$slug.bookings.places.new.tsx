import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { placeFields } from '#app/features/building/bookings/desk/places/schema.ts';
import { PlaceForm } from '#app/features/building/bookings/desk/places/place-form.tsx';
import {
  newPlacePage,
  submitNewPlace,
} from '#app/features/building/bookings/desk/places/places.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async (page) => Promise.resolve(newPlacePage(page)));

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, submitNewPlace, placeFields);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [t('addPlace'), data?.community.name ?? ''],
    description: t('addPlaceLead'),
  });
};

export default function NewPlace() {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const { community, kind, values, formKey } = useLoaderData<typeof loader>();
  const desk = `/manage/${community.slug}/bookings/places`;
  return (
    <SectionDesk
      section="bookings"
      community={community}
      above={[{ to: desk, label: t('places') }]}
      title={t('newPlace', { kind: say(`kinds.${kind}`) })}
    >
      <PlaceForm
        kind={kind}
        values={values}
        formKey={formKey}
        reply={useActionData<typeof action>()}
        cancelTo={desk}
      />
    </SectionDesk>
  );
}
