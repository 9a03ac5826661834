import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Language } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { isolated } from '#app/lib/isolated.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import type { ServiceRow } from './rows.server.ts';

/** All units of an owner that a notice is for. */
export const unitsOf = (locale: Locale, { unit, furtherUnits }: ServiceRow): string =>
  [unitLabel(locale, unit), ...furtherUnits.map(({ label }) => label)].join(', ');

/** How an owner was served and when, or that they are not served yet and how they have to be; for paper. */
export function serviceWords(
  locale: Locale,
  { address, email, reason, what, handedBy, status }: Omit<ServiceRow, 'earlier'>,
): { how: string; when: string } {
  const { way, isServed, at, on, failed } = status;
  const say = formatsFor(locale);
  const where = address?.replaceAll('\n', ', ') ?? '';
  if (!isServed) {
    const failure = failed === 'BOUNCED' || failed === 'SUPPRESSED' ? failed : 'FAILED';
    const next =
      way === 'EMAIL'
        ? translate(locale, 'noticeService.how.emailOnItsWay')
        : way === 'MAIL'
          ? translate(locale, 'noticeService.how.toMail', { address: where })
          : translate(locale, 'noticeService.how.toUnit');
    const because = reason === null ? [] : [translate(locale, `owners.because.${reason}`)];
    const why = failed === null ? because : [translate(locale, `noticeService.failed.${failure}`)];
    return { how: [...why, next].join(' '), when: translate(locale, 'noticeService.open') };
  }
  if (way === 'EMAIL') {
    const words = { address: isolated(email?.to ?? '') };
    return {
      how: translate(locale, 'noticeService.paper.byEmail', words),
      when: at ? say.fullDateTime(at) : '',
    };
  }
  const words = { what: isolated(what ?? ''), name: isolated(handedBy ?? '') };
  return {
    how:
      way === 'MAIL'
        ? translate(locale, 'noticeService.paper.byMail', { ...words, address: where })
        : translate(locale, `noticeService.paper.${way === 'HAND' ? 'byHand' : 'atUnit'}`, words),
    when: on ? say.longDate(noonOf(on)) : '',
  };
}

/** How an owner was served before corrections with which they are served again, the latest first; for paper. */
export const earlierWords = (locale: Locale, { earlier }: ServiceRow): string[] =>
  earlier.map((row) =>
    translate(locale, 'noticeService.paper.earlierService', {
      ...serviceWords(locale, row),
      day: formatsFor(locale).longDate(row.replacedAt),
    }),
  );

/** How the log names an owner. */
export const loggedOwner = (
  community: { language: Language },
  { unit, name }: Pick<ServiceRow, 'unit' | 'name'>,
): string => [unitLabel(community.language, unit), name].filter(Boolean).join(', ');
