import type { Language } from '#db/enums.ts';
import { cityZone, formatsFor } from '#app/lib/format.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Happens } from '../happens.ts';

/** When something happens, as short as people say it: 'Thu 26 Nov' and '9-3'; no hours for a whole day. */
export interface ShortWhen {
  day: string;
  hours: string | null;
  /** Both: 'Thu 26 Nov, 9-3'. */
  all: string;
}

const tags: Record<Language, string> = { en: 'en-US', fr: 'fr-CA' };

export function shortWhen(language: Language, { at, until, isWholeDay }: Happens): ShortWhen {
  const part = (name: 'weekday' | 'day' | 'month') =>
    new Intl.DateTimeFormat(tags[language], {
      timeZone: cityZone,
      [name]: name === 'day' ? 'numeric' : 'short',
    }).format(at);
  const day = capitalized(
    translate(language, 'noticeDelivery.paper.shortDay', {
      ...{ weekday: part('weekday'), day: part('day'), month: part('month') },
    }),
  );
  const hours = isWholeDay ? null : hoursOf(language, at, until);
  const all = hours ? translate(language, 'noticeDelivery.paper.shortAll', { day, hours }) : day;
  return { day, hours, all };
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function hoursOf(language: Language, at: Date, until: Date | null): string {
  const { timeOfDay } = formatsFor(language);
  const [begins, ends] = [at, until].map((one) => (one ? timeOfDay(one) : ''));
  const short =
    language === 'en' ? shortened(begins ?? '', ends ?? '') : [begins ?? '', ends ?? ''];
  if (!until) return short[0] ?? '';
  return translate(language, 'noticeDelivery.paper.shortHours', {
    begins: short[0] ?? '',
    ends: short[1] ?? '',
  });
}

/**
 * Hours on an English poster. A working day needs no AM and PM: '9-3', '8:30-12'; others have them, once where both
 * are the same: '7-9 PM', '10 AM-11 PM'.
 */
function shortened(begins: string, ends: string): [string, string] {
  const [from, until] = [clockOf(begins), clockOf(ends)];
  const withHalf = ({ shown, half }: ReturnType<typeof clockOf>) => `${shown} ${half}`.trim();
  const isWorkingDay =
    from.half === 'AM' && until.half === 'PM' && from.hour >= 7 && until.hour % 12 < from.hour;
  if (isWorkingDay) return [from.shown, until.shown];
  return [from.half === until.half ? from.shown : withHalf(from), withHalf(until)];
}

/** '9:00 AM' as '9', its half of the day and its hour. */
function clockOf(time: string) {
  const [, hour = '', minutes = '', half = ''] = /^(\d+):(\d\d)\s*([AP]M)$/.exec(time) ?? [];
  return { shown: minutes === '00' ? hour : `${hour}:${minutes}`, half, hour: Number(hour) };
}
