import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { momentOf } from '#app/lib/day.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookings } from '#app/messages/en/bookings.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextArea } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { paragraphs } from '#app/lib/format.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { boxes } from '#app/ui/forms/boxes.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { wordsLength } from '../limits.ts';
import { bookingsPath } from '../paths.ts';
import { spanText } from '../span-text.ts';
import { StateBadge } from '../state-badge.tsx';
import { BookingsFrame } from './bookings-frame.tsx';
import * as styles from './place.css.ts';
import type { placePage } from './place.server.ts';
import { SlotChoice } from './slot-choice.tsx';

type Page = Awaited<ReturnType<typeof placePage>>;

/** A place: what to know of it, its days, and the times of the chosen one. */
export function PlaceView({ page, reply }: { page: Page; reply: FormReply | undefined }) {
  const t = useMessages(bookings);
  const { community, place, picture, canBook, days } = page;
  const lang = useLang()(place.language);
  // Said here: the form may be gone, because its day is no longer on offer.
  const form = formState(reply?.result);
  const day = canBook ? page.day : null;
  const typed = form.field('words').value;
  return (
    <BookingsFrame community={community} above={[]} title={place.name} lang={lang}>
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('place.notBooked')}>
        {day === null && typed && (
          <p>
            <strong>{t('place.words')}</strong> <q>{typed}</q>
          </p>
        )}
      </ErrorSummary>
      {picture && (
        <img
          {...picture}
          sizes={picture.srcSet && '(min-width: 40rem) 36rem, 92vw'}
          alt=""
          className={styles.picture}
        />
      )}
      {page.own.length > 0 && <Own page={page} />}
      {!canBook && <WhyNot page={page} />}
      <Facts place={place} />
      {days.length === 0 ? <p>{t('place.noDays')}</p> : <ChooseDay page={page} />}
      {day !== null && <BookForm page={page} day={day} form={form} />}
      {place.rules && (
        <section aria-labelledby="rules" className={layout.stack}>
          <h2 id="rules">{t('place.rules')}</h2>
          <div lang={lang} className={layout.prose}>
            {paragraphs(place.rules).map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </div>
        </section>
      )}
    </BookingsFrame>
  );
}

/** What the reader has of the place already. */
function Own({ page: { community, place, own } }: { page: Page }) {
  const t = useMessages(bookings);
  const formats = useFormats();
  return (
    <section aria-labelledby="own" className={layout.stack}>
      <h2 id="own">{t('own')}</h2>
      <ul role="list" className={layout.stack}>
        {own.map(({ id, start, end, state }) => (
          <li key={id} className={layout.row}>
            <Link to={bookingsPath(community.slug, place.id, id)}>
              {spanText(formats, t, { start, end })}
            </Link>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhyNot({ page: { community, place, isDesk } }: { page: Page }) {
  const t = useMessages(bookings);
  if (!isDesk) return <p>{t('place.onlyOwners')}</p>;
  return (
    <div className={layout.stack}>
      <p>{t(place.bookers === 'OWNERS' ? 'place.onlyOwners' : 'place.onlyMembers')}</p>
      <div>
        <ButtonLink kind="quiet" to={`/manage/${community.slug}/bookings/new?place=${place.id}`}>
          {t('place.atDesk')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The days that can be booked, one of which is chosen by GET. Another one is chosen on the page without times. */
function ChooseDay({ page: { community, place, days, day } }: { page: Page }) {
  const t = useMessages(bookings);
  const { fullDate } = useFormats();
  const form = formState(null, {});
  if (day !== null)
    return (
      <p className={layout.row}>
        <strong>{fullDate(momentOf(day))}</strong>
        <Link to={bookingsPath(community.slug, place.id)}>{t('place.otherDay')}</Link>
      </p>
    );
  return (
    <form
      method="get"
      action={`${bookingsPath(community.slug, place.id)}#times`}
      className={layout.stack}
    >
      <SelectField
        label={t('place.day')}
        placeholder={t('place.chooseDay')}
        options={days.map((one) => {
          const text = fullDate(momentOf(one.day));
          return { value: one.day, label: one.isFull ? t('place.full', { day: text }) : text };
        })}
        field={form.field('day')}
      />
      <div>
        <Button>{t('place.showTimes')}</Button>
      </div>
    </form>
  );
}

function BookForm({
  page: { place, slots, units, formKey },
  day,
  form,
}: {
  page: Page;
  day: string;
  form: FormState;
}) {
  const t = useMessages(bookings);
  const { fullDate } = useFormats();
  const unitLabel = useUnitLabel();
  const isSending = useNavigation().formMethod === 'POST';
  const legend = t(place.isByNight ? 'place.stays' : 'place.times', {
    day: fullDate(momentOf(day)),
  });
  return (
    <Form method="post" noValidate id="times" className={`${layout.stack} ${boxes}`}>
      <FormKey form={form} fresh={formKey} />
      <SlotChoice
        legend={legend}
        slots={slots}
        capacity={place.capacity}
        field={form.field('slot')}
        waits
      />
      {units.length > 1 && (
        <SelectField
          label={t('place.unit')}
          options={units.map((unit) => ({ value: unit, label: unitLabel(unit) }))}
          field={form.field('unit')}
        />
      )}
      <TextArea
        label={t('place.words')}
        hint={t('place.wordsHint')}
        maxLength={wordsLength}
        optional
        field={form.field('words')}
      />
      <div>
        <Button pending={isSending && t('place.booking')}>{t('place.book')}</Button>
      </div>
    </Form>
  );
}

function Facts({ place }: { place: Page['place'] }) {
  const t = useMessages(bookings);
  const { price } = useFormats();
  const { deposit, needsCertificate, isConfirmedByHand, cancelHours, mostPerMonth } = place;
  return (
    <section aria-labelledby="bring" className={layout.stack}>
      <h2 id="bring">{t('place.bring')}</h2>
      <ul>
        {needsCertificate && <li>{t('place.certificate')}</li>}
        {deposit !== null && <li>{t('place.deposit', { amount: price(deposit) })}</li>}
        {isConfirmedByHand && <li>{t('place.byHand')}</li>}
        {mostPerMonth !== null && <li>{t('place.perMonth', { count: mostPerMonth })}</li>}
        <li>
          {cancelHours === 0 ? t('place.cancelAnytime') : t('place.cancel', { count: cancelHours })}
        </li>
      </ul>
    </section>
  );
}
