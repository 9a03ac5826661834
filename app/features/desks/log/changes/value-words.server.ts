import {
  audiences,
  consentAnswers,
  consentWays,
  noticeKinds,
  recordAccess,
  requestStates,
  roles,
  serviceRules,
  setupSteps,
  tenures,
  unitKinds,
  yearDuties,
} from '#db/enums.ts';
import { bookingEvents } from '#app/features/building/bookings/events.ts';
import { noonOf, isDay } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { valueText } from '#app/lib/i18n/message.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** The most entries of a list that a line names. */
const mostListed = 20;

/** A value in words; null for one that nobody could read. */
type Words = (value: unknown, locale: Locale) => string | null;

const oneOf =
  <Value extends string>(
    values: readonly Value[],
    words: (locale: Locale, value: Value) => string,
  ) =>
  (value: unknown, locale: Locale): string | null => {
    const known = values.find((one) => one === value);
    return known === undefined ? null : words(locale, known);
  };

const list = (values: string[], locale: Locale): string => {
  const shown = values.slice(0, mostListed).join(', ');
  const count = values.length - mostListed;
  return count > 0 ? translate(locale, 'logChanges.more', { list: shown, count }) : shown;
};

/** How each kind of value in the log is put into words. */
export const valueWords = {
  text: (value) => (typeof value === 'string' && value !== '' ? value : null),
  number: (value, locale) => (typeof value === 'number' ? valueText(value, locale) : null),
  /** A count, unless it is zero. */
  count: (value, locale) =>
    typeof value === 'number' && value > 0 ? valueText(value, locale) : null,
  yesNo: (value, locale) =>
    typeof value === 'boolean' ? translate(locale, `logChanges.${value ? 'yes' : 'no'}`) : null,
  day: (value, locale) =>
    typeof value === 'string' && isDay(value) ? formatsFor(locale).longDate(noonOf(value)) : null,
  moment: (value, locale) => {
    const moment = typeof value === 'string' ? new Date(value) : null;
    if (!moment || Number.isNaN(moment.getTime())) return null;
    return formatsFor(locale).fullDateTime(moment);
  },
  texts: (value, locale) =>
    Array.isArray(value) && value.length > 0 ? list(value.map(String), locale) : null,
  tenure: oneOf(tenures, (locale, one) => translate(locale, `doorQueue.tenures.${one}`)),
  unitKind: oneOf(unitKinds, (locale, one) => translate(locale, `unitKinds.${one}`)),
  role: oneOf(roles, (locale, one) => translate(locale, `people.roles.${one}`)),
  access: oneOf(recordAccess, (locale, one) => translate(locale, `records.access.${one}`)),
  noticeKind: oneOf(noticeKinds, (locale, one) => translate(locale, `notices.kinds.${one}`)),
  audience: oneOf(audiences, (locale, one) =>
    translate(locale, `noticeDesk.audienceOptions.${one}`),
  ),
  consent: oneOf(consentAnswers, (locale, one) => translate(locale, `owners.answers.${one}`)),
  serviceRule: oneOf(serviceRules, (locale, one) => translate(locale, `owners.rule.now.${one}`)),
  consentWay: oneOf(consentWays, (locale, one) => translate(locale, `owners.wayOptions.${one}`)),
  duty: oneOf(yearDuties, (locale, one) => translate(locale, `boardYear.duties.${one}.title`)),
  bookingEvent: oneOf(bookingEvents, (locale, one) => translate(locale, `log.bookings.${one}`)),
  requestState: oneOf(requestStates, (locale, one) => translate(locale, `requests.states.${one}`)),
  steps: (value, locale) => {
    const steps = setupSteps.filter((one) => Array.isArray(value) && value.includes(one));
    const names = steps.map((one) => translate(locale, `opening.steps.${one}.title`));
    return names.length > 0 ? names.join(', ') : null;
  },
} satisfies Record<string, Words>;

export type ValueKind = keyof typeof valueWords;
