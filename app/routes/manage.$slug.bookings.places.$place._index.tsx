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
  placeFormPage,
  submitPlace,
} from '#app/features/building/bookings/desk/places/places.server.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { photos: true };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, placeFormPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitPlace, placeFields);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [data?.place.name ?? t('places'), data?.community.name ?? ''],
    description: t('placesLead'),
  });
};

export default function EditPlace() {
  const t = useMessages(bookingsDesk);
  const { community, place, values, formKey } = useLoaderData<typeof loader>();
  const lang = useLang();
  const desk = `/manage/${community.slug}/bookings/places`;
  return (
    <SectionDesk
      section="bookings"
      community={community}
      above={[{ to: desk, label: t('places') }]}
      title={place.name}
      lang={lang(place.language)}
    >
      <p>
        <Link to={`${desk}/${place.id}/close`}>{t(place.isClosed ? 'openLink' : 'closeLink')}</Link>
      </p>
      <PlaceForm
        kind={place.kind}
        values={values}
        formKey={formKey}
        reply={useActionData<typeof action>()}
        cancelTo={desk}
      />
    </SectionDesk>
  );
}
