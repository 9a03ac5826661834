import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/unit.ts';
import { momentOf } from '#app/lib/day.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { bookingsDesk } from '#app/messages/en/bookings-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { nameLength, wordsLength } from '../../limits.ts';
import { SlotChoice } from '../../resident/slot-choice.tsx';
import type { counterPage } from './counter.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

type Page = Awaited<ReturnType<typeof counterPage>>;

/** Booking for somebody who came to the counter: the place and the day first, then the time and who it is for. */
export function CounterView({ page, reply }: { page: Page; reply: FormReply | undefined }) {
  const t = useMessages(bookingsDesk);
  const { community, isOn, places, place, member } = page;
  const unitLabel = useUnitLabel();
  return (
    <SectionDesk
      section="bookings"
      community={community}
      above={[]}
      title={t('bookFor')}
      lead={t(member ? 'bookForMemberLead' : 'bookForLead')}
    >
      {!isOn && (
        <p>
          {t.rich('turnedOff', {
            settings: <Link to={`/manage/${community.slug}/settings`}>{t('settings')}</Link>,
          })}
        </p>
      )}
      {member && (
        <p>
          {t('facts.who')}{' '}
          <bdi>{[unitLabel(member.unit), member.name].filter(Boolean).join(', ')}</bdi>
        </p>
      )}
      {places.length === 0 ? (
        <p>
          <Link to={`/manage/${community.slug}/bookings/places`}>{t('addFirst')}</Link>
        </p>
      ) : (
        <Choose page={page} />
      )}
      {place && isOn && <GuestForm page={page} place={place} reply={reply} />}
    </SectionDesk>
  );
}

function Choose({ page: { community, places, place, day, member } }: { page: Page }) {
  const t = useMessages(bookingsDesk);
  const form = formState(null, { place: place?.id ?? '', day }, 'choose-');
  return (
    <form method="get" action={`/manage/${community.slug}/bookings/new`} className={layout.stack}>
      {member && <input type="hidden" name="member" value={member.id} />}
      <SelectField
        label={t('place')}
        placeholder={t('choosePlace')}
        options={places.map((one) => ({ value: one.id, label: one.name }))}
        field={form.field('place')}
      />
      <TextField label={t('day')} type="date" field={form.field('day')} />
      <div>
        <Button kind={place ? 'quiet' : 'main'}>{t('showTimes')}</Button>
      </div>
    </form>
  );
}

function GuestForm({
  page: { slots, day, formKey, member },
  place,
  reply,
}: {
  page: Page;
  place: NonNullable<Page['place']>;
  reply: FormReply | undefined;
}) {
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const { fullDate } = useFormats();
  const isSending = useNavigation().formMethod === 'POST';
  const form = formState(reply?.result);
  const refused = (
    <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
  );
  if (slots.length === 0) {
    return (
      <>
        {refused}
        <p>{t('noTimes')}</p>
      </>
    );
  }
  return (
    <Form method="post" noValidate className={`${layout.stack} ${boxes}`}>
      {refused}
      <FormKey form={form} fresh={formKey} />
      <SlotChoice
        legend={say(place.isByNight ? 'place.stays' : 'place.times', {
          day: fullDate(momentOf(day)),
        })}
        slots={slots}
        capacity={place.capacity}
        field={form.field('slot')}
        waits={false}
      />
      {!member && (
        <>
          <TextField label={t('guestName')} maxLength={nameLength} field={form.field('name')} />
          <TextField label={t('guestUnit')} maxLength={unitLength} field={form.field('unit')} />
        </>
      )}
      <TextArea
        label={t('guestWords')}
        maxLength={wordsLength}
        optional
        field={form.field('words')}
      />
      <div>
        <Button pending={isSending && t('saving')}>{t('book')}</Button>
      </div>
    </Form>
  );
}
