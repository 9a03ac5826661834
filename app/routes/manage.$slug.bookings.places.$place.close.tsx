import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { ClosingForm } from '#app/features/building/bookings/desk/places/closing-view.tsx';
import {
  placeFormPage,
  submitClosing,
} from '#app/features/building/bookings/desk/places/places.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) => handleDeskPage(args, placeFormPage);

export const action = (args: ActionFunctionArgs) => handleDeskForm(args, submitClosing, []);

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, bookingsDesk);
  return privateMeta({
    title: [data?.place.name ?? t('places'), data?.community.name ?? ''],
    description: t('placesLead'),
  });
};

export default function ClosePlace() {
  const t = useMessages(bookingsDesk);
  const { community, place, noMail, formKey } = useLoaderData<typeof loader>();
  const desk = `/manage/${community.slug}/bookings/places`;
  const to = `${desk}/${place.id}`;
  return (
    <SectionDesk
      section="bookings"
      community={community}
      above={[
        { to: desk, label: t('places') },
        { to, label: place.name },
      ]}
      title={t(place.isClosed ? 'openPage' : 'closePage', { place: place.name })}
    >
      <ClosingForm
        isClosed={place.isClosed}
        noMail={noMail}
        formKey={formKey}
        reply={useActionData<typeof action>()}
        cancelTo={to}
      />
    </SectionDesk>
  );
}
