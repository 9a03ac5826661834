import type { ReactNode } from 'react';
import { useFormats } from '#app/lib/i18n/use-messages.tsx';

/**
 * A date or time as text, with its ISO form for programs and in full for people: as a title on screen,
 * and after the text in print if that says less. Browsers may format dates a little differently, so
 * the server's text stays.
 */
export function Moment({ at, text }: { at: Date; text: string }) {
  const { year } = useFormats().dateParts(at);
  return (
    <TimeInFull at={at} spellOut={!text.includes(year)}>
      {withWholeDays(text)}
    </TimeInFull>
  );
}

/** 'January 1' stays on one line. */
const withWholeDays = (text: string) => text.replace(/(\p{L}) (\d\d?\b)(?!:)/gu, '$1\u00a0$2');

/** No moment that people read is more exact. */
export const toTheSecond = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;

/** The same for a date that is more than text. `spellOut` adds the full date in print. */
export function TimeInFull({
  at,
  spellOut = false,
  className,
  label,
  children,
}: {
  at: Date;
  spellOut?: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}) {
  const { fullDateTime } = useFormats();
  return (
    <time
      dateTime={toTheSecond(at)}
      title={fullDateTime(at)}
      data-spell-out={spellOut ? '' : undefined}
      aria-label={label}
      className={className}
      suppressHydrationWarning
    >
      {children}
    </time>
  );
}
