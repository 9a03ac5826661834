import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Place } from '../../access.server.ts';
import { hoursTyped } from '../../slots/typed-times.ts';
import type { placeColumns } from './save.server.ts';
import { weekdays } from './weekdays.ts';

/** A place as it is saved or will be, without its picture. */
type PlaceColumns = Pick<Place, keyof ReturnType<typeof placeColumns>>;

/** A place as its form has it, but for the picture and the version. */
export function placeValues(locale: Locale, place: PlaceColumns) {
  const { language, name, rules, translation, times, mostNights } = place;
  const own = { name, rules };
  const [en, fr] = language === 'en' ? [own, translation] : [translation, own];
  const [first] = times;
  return {
    kind: place.kind,
    ...{ nameEn: en?.name ?? '', nameFr: fr?.name ?? '' },
    ...{ rulesEn: en?.rules ?? '', rulesFr: fr?.rules ?? '' },
    ...(mostNights === null
      ? Object.fromEntries(
          weekdays.map((day, index) => [
            day,
            hoursTyped(times.filter(({ weekday }) => weekday === index + 1)),
          ]),
        )
      : {
          byNight: 'yes',
          nights: times.map(({ weekday }) => String(weekday)),
          ...{ arrive: first?.from ?? '', leave: first?.until ?? '', mostNights },
        }),
    ...{ capacity: place.capacity, aheadDays: place.aheadDays, leadHours: place.leadHours },
    ...{ cancelHours: place.cancelHours, mostPerMonth: place.mostPerMonth ?? '' },
    ...{ bookers: place.bookers, confirms: place.isConfirmedByHand ? 'BY_HAND' : 'NOW' },
    deposit: place.deposit === null ? '' : formatsFor(locale).typedPrice(place.deposit),
    needsCertificate: place.needsCertificate ? 'yes' : '',
    closedDays: place.closedDays.join('\n'),
  };
}

/** The fields of the form, in its order, as a comparison names them. */
const fieldNames = [
  ...(['nameEn', 'nameFr', 'rulesEn', 'rulesFr'] as const),
  ...weekdays,
  ...(['nightsFrom', 'arrive', 'leave', 'mostNights', 'closedDays', 'capacity'] as const),
  ...(['bookers', 'mostPerMonth', 'aheadDays', 'leadHours', 'cancelHours'] as const),
  ...(['confirms', 'deposit', 'certificate'] as const),
] as const;

type Weekday = (typeof weekdays)[number];

/** Where a place as it is saved differs from what was typed: the fields that do, in the order of the form. */
export function placeChanges(
  locale: Locale,
  saved: PlaceColumns,
  typed: PlaceColumns,
): ComparedField[] {
  const [before, after] = [placeWords(locale, saved), placeWords(locale, typed)];
  return differingFields(
    locale,
    (name: (typeof fieldNames)[number]) =>
      isWeekday(name)
        ? translate(locale, `bookingsDesk.weekdays.${name}`)
        : translate(locale, `bookingsDesk.form.${name}`),
    fieldNames.map((name) => [name, before[name], after[name]] as const),
  );
}

const isWeekday = (name: string): name is Weekday => (weekdays as readonly string[]).includes(name);

/** What the form says of a place: what is typed there as it is, the rest in words. */
function placeWords(locale: Locale, place: PlaceColumns): Partial<Record<string, string>> {
  const typed = Object.entries(placeValues(locale, place)).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const nights = weekdays.filter((_, index) =>
    place.times.some(({ weekday }) => weekday === index + 1),
  );
  const nightsFrom =
    place.mostNights !== null &&
    nights.map((day) => translate(locale, `bookingsDesk.weekdays.${day}`)).join(', ');
  const how = place.isConfirmedByHand ? 'BY_HAND' : 'NOW';
  return {
    ...Object.fromEntries(typed),
    ...(nightsFrom && { nightsFrom }),
    bookers: translate(locale, `bookingsDesk.form.bookersAre.${place.bookers}`),
    confirms: translate(locale, `bookingsDesk.form.confirmsHow.${how}`),
    certificate: translate(locale, `logChanges.${place.needsCertificate ? 'yes' : 'no'}`),
  };
}
