import { useFormats } from '#app/lib/i18n/use-messages.tsx';
import * as styles from './date-tile.css.ts';

/** A day as a leaf of a calendar. It is decoration: put the day in words beside it. */
export function DateTile({ at }: { at: Date }) {
  const { day, month } = useFormats().dateParts(at);
  return (
    <span className={styles.tile} aria-hidden>
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </span>
  );
}
