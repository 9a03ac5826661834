import { Link } from './link.ts';
import * as styles from './chips.css.ts';

export interface Chip {
  to: string;
  label: string;
  isCurrent: boolean;
}

/**
 * Links that narrow the list below, one of which is the list as it is. Under a row of tabs, a second row of tabs
 * would look like another menu.
 */
export function Chips({
  label,
  chips,
  inOneRow = false,
}: {
  label: string;
  chips: Chip[];
  /** On a narrow page, a row that scrolls sideways; else those that do not fit wrap, so none is out of sight. */
  inOneRow?: boolean;
}) {
  return (
    <nav aria-label={label} className={inOneRow ? styles.row : styles.chips}>
      {chips.map(({ to, label: name, isCurrent }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={isCurrent || undefined}
          className={styles.chip}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
