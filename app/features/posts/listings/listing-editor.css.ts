import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/styles/tokens.ts';

/** The field of a price, and Free below it. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
});
export const amount = style({ minWidth: 0 });
/** What it is, beside what state it is in. */
export const about = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
