import type { BookablePlaceKind, Language } from '#db/enums.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { hoursTyped, type Hours } from '../../slots/typed-times.ts';
import { weekdays } from './weekdays.ts';

interface Template {
  /** Of each day of the week, Monday first; of nights, each day on which one begins. */
  hours: (Hours[] | null)[];
  mostNights?: number;
  capacity?: number;
  aheadDays: number;
  leadHours: number;
  cancelHours: number;
  mostPerMonth?: number;
  isConfirmedByHand?: boolean;
  /** In dollars, as it is typed. */
  deposit?: string;
  needsCertificate?: boolean;
}

const hours = (...spans: string[]): Hours[] =>
  spans.map((span) => {
    const [from = '', until = ''] = span.split('-');
    return { from, until };
  });
const week = (each: Hours[] | null) => Array.from({ length: 7 }, () => each);
const weekdaysOnly = (each: Hours[], saturday: Hours[] | null) => [
  ...Array.from({ length: 5 }, () => each),
  saturday,
  null,
];

/** What a new place of a kind begins with: what most buildings in Ottawa do. */
const templates: Record<BookablePlaceKind, Template> = {
  ELEVATOR: {
    hours: weekdaysOnly(hours('09:00-13:00', '13:00-17:00'), hours('09:00-13:00', '13:00-17:00')),
    aheadDays: 60,
    leadHours: 48,
    cancelHours: 48,
    isConfirmedByHand: true,
    deposit: '300',
    needsCertificate: true,
  },
  PARTY_ROOM: {
    hours: week(hours('10:00-15:00', '17:00-23:00')),
    aheadDays: 90,
    leadHours: 48,
    cancelHours: 72,
    mostPerMonth: 2,
    isConfirmedByHand: true,
    deposit: '200',
  },
  GUEST_SUITE: {
    hours: week(hours('15:00-11:00')),
    mostNights: 5,
    aheadDays: 90,
    leadHours: 24,
    cancelHours: 72,
    mostPerMonth: 2,
    deposit: '100',
  },
  PARKING: {
    hours: week(hours('18:00-10:00')),
    mostNights: 2,
    capacity: 4,
    aheadDays: 14,
    leadHours: 0,
    cancelHours: 0,
    mostPerMonth: 8,
  },
  MEETING_ROOM: {
    hours: week(hours('09:00-12:00', '13:00-17:00', '18:00-21:00')),
    aheadDays: 30,
    leadHours: 0,
    cancelHours: 2,
    mostPerMonth: 4,
  },
  TERRACE: {
    hours: week(hours('11:00-14:00', '14:00-17:00', '17:00-21:00')),
    aheadDays: 21,
    leadHours: 0,
    cancelHours: 4,
    mostPerMonth: 4,
  },
  WORKSHOP: {
    hours: week(hours('09:00-12:00', '13:00-17:00')),
    capacity: 2,
    aheadDays: 14,
    leadHours: 0,
    cancelHours: 2,
    mostPerMonth: 4,
  },
  OTHER: { hours: week([]), aheadDays: 30, leadHours: 0, cancelHours: 24 },
};

const text = (language: Language, kind: BookablePlaceKind, part: 'name' | 'rules') =>
  kind === 'OTHER' ? '' : translate(language, `bookingsDesk.templates.${kind}.${part}`);

/** The values of the form for a new place of a kind. */
export function templateValues(kind: BookablePlaceKind): Record<string, unknown> {
  const template = templates[kind];
  const [first] = template.hours.find((day) => day && day.length > 0) ?? [];
  const isByNight = template.mostNights !== undefined;
  return {
    kind,
    ...(isByNight && {
      byNight: 'yes',
      nights: weekdays.flatMap((_, index) => (template.hours[index] ? [String(index + 1)] : [])),
      arrive: first?.from ?? '',
      leave: first?.until ?? '',
      mostNights: template.mostNights,
    }),
    ...(!isByNight &&
      Object.fromEntries(
        weekdays.map((day, index) => [day, hoursTyped(template.hours[index] ?? [])]),
      )),
    nameEn: text('en', kind, 'name'),
    nameFr: text('fr', kind, 'name'),
    rulesEn: text('en', kind, 'rules'),
    rulesFr: text('fr', kind, 'rules'),
    capacity: template.capacity ?? 1,
    aheadDays: template.aheadDays,
    leadHours: template.leadHours,
    cancelHours: template.cancelHours,
    mostPerMonth: template.mostPerMonth ?? '',
    bookers: 'EVERYONE',
    confirms: template.isConfirmedByHand ? 'BY_HAND' : 'NOW',
    deposit: template.deposit ?? '',
    needsCertificate: template.needsCertificate ? 'yes' : '',
    closedDays: '',
    version: 0,
  };
}
