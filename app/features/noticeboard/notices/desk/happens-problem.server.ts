import { AppError } from '#app/lib/errors.ts';
import { cityToday, isDay, readCityTime } from '#app/lib/forms/city-time.server.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import type { HappensFields } from '../happens.ts';

/**
 * AppError `invalid` by field for hours without a day, an end without a beginning or not after it, an hour that the
 * clocks skip, and a day more than a year ago or more than five years ahead. A day that it had before is fine.
 */
export function happensProblem(
  { happensOn, happensFrom, happensUntil }: HappensFields,
  before: HappensFields | null,
  now = new Date(),
): AppError | null {
  const wrong = (field: keyof HappensFields, message: MessageKey) =>
    new AppError('invalid', message, { field });
  if (!happensOn) {
    return happensFrom || happensUntil ? wrong('happensOn', 'noticeDesk.happensOnMissing') : null;
  }
  // The schema says of one that is no day.
  if (!isDay(happensOn)) return null;
  const year = (years: number) =>
    `${Number(cityToday(now).slice(0, 4)) + years}${cityToday(now).slice(4)}`;
  if (happensOn !== before?.happensOn && (happensOn < year(-1) || happensOn > year(5))) {
    return wrong('happensOn', 'noticeDesk.happensOnTooFar');
  }
  for (const [field, hour] of Object.entries({ happensFrom, happensUntil })) {
    if (hour && readCityTime(`${happensOn}T${hour}`) === 'skipped') {
      return wrong(field as keyof HappensFields, 'noticeDesk.happensSkipped');
    }
  }
  if (happensUntil && !happensFrom) return wrong('happensFrom', 'noticeDesk.happensFromMissing');
  return happensUntil && happensFrom && happensUntil <= happensFrom
    ? wrong('happensUntil', 'noticeDesk.happensUntilTooEarly')
    : null;
}
