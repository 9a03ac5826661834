import * as styles from './icon.css.ts';

/** The drawings of `icons.svg`, on a grid of 24. Those at the end are of kinds of notices. */
export type IconName =
  | 'condo'
  | 'tag'
  | 'people'
  | 'search'
  | 'filter'
  | 'star'
  | 'calendar'
  | 'clock'
  | 'place'
  | 'file'
  | 'alarm'
  | 'phone'
  | 'message'
  | 'back'
  | 'check'
  | 'info'
  | 'tool'
  | 'scales';

/** A small drawing out of the one file that all pages share. It is decoration: say in words what it is. */
export const Icon = ({ name, filled = false }: { name: IconName; filled?: boolean }) => (
  <svg className={filled ? styles.filled : styles.icon} aria-hidden>
    <use href={`${import.meta.env.VITE_ICONS}#${name}`} />
  </svg>
);
