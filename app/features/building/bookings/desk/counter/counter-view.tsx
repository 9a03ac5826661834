import { SectionDesk } from '#app/features/communities/manage/section-desk.tsx';
import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { AskedUnit } from '#app/features/residency/units/asked-unit.tsx';
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
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { nameLength, wordsLength } from '../../limits.ts';
import { SlotChoice } from '../../resident/slot-choice.tsx';
import type { CounterPage } from './counter.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

type Page = CounterPage;

/** Booking for somebody who came to the counter: the place and the day first, then the time and who it is for. */
export function CounterView({
  page: atAddress,
  reply,
}: {
  page: Page;
  reply: FormReply<Page> | undefined;
}) {
  const page = reply?.shown ?? atAddress;
  const t = useMessages(bookingsDesk);
  const { community, isOn, places, member } = page;
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
      {member && <p>{page.noMail ?? t('memberTold')}</p>}
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
        <BookOrChoose page={page} reply={reply} />
      )}
    </SectionDesk>
  );
}

function BookOrChoose({ page, reply }: { page: Page; reply: FormReply<Page> | undefined }) {
  const { community, place, member, isOn } = page;
  if (place && isOn) return <GuestForm page={page} place={place} reply={reply} />;
  return (
    <form method="get" action={newBookingPath(community.slug)} className={layout.stack}>
      {member && <input type="hidden" name="member" value={member.id} />}
      <Choose page={page} />
    </form>
  );
}

const newBookingPath = (slug: string): string => `/manage/${slug}/bookings/new`;

/** The place and the day, with the button that shows their times. */
function Choose({ page: { places, place, day } }: { page: Page }) {
  const t = useMessages(bookingsDesk);
  const form = formState(null, { place: place?.id ?? '', day }, 'choose-');
  return (
    <>
      <SelectField
        label={t('place')}
        placeholder={t('choosePlace')}
        options={places.map((one) => ({ value: one.id, label: one.name }))}
        field={form.field('place')}
      />
      <TextField label={t('day')} type="date" field={form.field('day')} />
      <div>
        <Button kind={place ? 'quiet' : 'main'} {...(place && { name: 'intent', value: 'times' })}>
          {t('showTimes')}
        </Button>
      </div>
    </>
  );
}

function GuestForm({
  page,
  place,
  reply,
}: {
  page: Page;
  place: NonNullable<Page['place']>;
  reply: FormReply<Page> | undefined;
}) {
  const { community, slots, day, formKey, member } = page;
  const t = useMessages(bookingsDesk);
  const say = useMessages(bookings);
  const { fullDate } = useFormats();
  const isSending = useNavigation().formMethod === 'POST';
  const form = formState(reply?.result);
  const chosen = new URLSearchParams({
    place: place.id,
    day,
    ...(member && { member: member.id }),
  });
  return (
    <Form
      method="post"
      action={`${newBookingPath(community.slug)}?${chosen.toString()}`}
      noValidate
      className={`${layout.stack} ${boxes}`}
    >
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
      {/* What Enter selects: it books nothing for a day whose times are not shown. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('book')}
      </button>
      <input type="hidden" name={shownFieldOf('place')} value={place.id} />
      <input type="hidden" name={shownFieldOf('day')} value={day} />
      <Choose page={page} />
      <FormKey form={form} fresh={formKey} />
      {slots.length === 0 ? (
        <p>{t('noTimes')}</p>
      ) : (
        <SlotChoice
          legend={say(place.isByNight ? 'place.stays' : 'place.times', {
            day: fullDate(momentOf(day)),
          })}
          slots={slots}
          capacity={place.capacity}
          field={form.field('slot')}
          waits={false}
        />
      )}
      {!member && (
        <>
          <TextField label={t('guestName')} maxLength={nameLength} field={form.field('name')} />
          <TextField label={t('guestUnit')} maxLength={unitLength} field={form.field('unit')} />
          <AskedUnit form={form} at="" name="unit" />
        </>
      )}
      <TextArea
        label={t('guestWords')}
        maxLength={wordsLength}
        optional
        field={form.field('words')}
      />
      {slots.length > 0 && (
        <div>
          <Button pending={isSending && t('saving')}>{t('book')}</Button>
        </div>
      )}
    </Form>
  );
}
