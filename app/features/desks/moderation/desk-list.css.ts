import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

/** What waits for moderators besides the queue, one below the other. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[6],
  maxWidth: '46rem',
  overflowWrap: 'anywhere',
  scrollMarginTop: '6rem',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
/** What somebody said, or decided. */
export const quote = style({
  padding: `${space[3]} ${space[4]}`,
  background: color.raised,
  borderRadius: radius.control,
  display: 'grid',
  gap: space[1],
});
export const words = style({ whiteSpace: 'pre-line' });
/** The steps that close an entry, side by side; an open one takes the width. */
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const step = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
export const stepForm = style({ display: 'grid', gap: space[3], paddingTop: space[3] });
