/** Steps of 4 px, in rem so that they grow with the reader's own text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const;

/** 14, 16, 18, 22 (of an emergency alone), 24, 33 and 44 px at the usual setting; more for titles. */
export const size = {
  small: '0.875rem',
  text: '1rem',
  lead: '1.125rem',
  alarm: '1.375rem',
  heading: '1.5rem',
  title: '2.0625rem',
  /** The title of a page, where it is wide. */
  page: '2.5rem',
  display: '2.75rem',
  /** The title of an article or a newsletter, where the page is wide. */
  article: '3.5rem',
  dropCap: '4rem',
  /** The title of the home page. */
  hero: 'clamp(2.5rem, 6vw, 4.75rem)',
} as const;

export const radius = { small: '6px', control: '10px', panel: '14px' } as const;

export const font = {
  display: "'Bricolage', 'Bricolage Fallback', system-ui, sans-serif",
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  reading: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif",
} as const;

export const motion = '160ms ease';

/** How long something takes to appear, a window to light, and the time in ms from one window to the next. */
export const arrival = { fade: '200ms', window: '600ms', step: 140 } as const;

/**
 * How long a pointer rests on a control before its tooltip shows, for how long after it no other one
 * waits, and a time longer than both (rules 6.13).
 */
export const tooltipTimes = { wait: '700ms', near: '300ms', longer: '1s' } as const;

/** How wide a toast is (rules 7.1). */
export const toastWidth = '420px';

/** The height of the bar at the top of every page. */
export const barHeight = '4rem';

/** The height of the bar at the foot of a member's narrow page; unset where there is none. */
export const bottomBar = '--bottom-bar';

/** The greatest width of a page's content. */
export const pageWidth = '70rem';

/** The space at both sides of a page. Larger text does not widen it on a narrow page. */
export const gutter = `min(${space[5]}, 6vw)`;

/** A screen too narrow for columns: everything that is not wide. */
export const narrow = 'screen and (max-width: 47.9375rem)';
/** A phone that has room for an action at its bottom and for the page above it. */
export const phone = `${narrow} and (min-height: 25rem)`;
/** What that bar takes of a phone. */
export const belowActions = `var(${bottomBar}, 0px)`;
/** A small phone, or one whose text its reader has enlarged. */
export const tiny = 'screen and (max-width: 24rem)';
export const wide = 'screen and (min-width: 48rem)';
export const wider = 'screen and (min-width: 62rem)';
