import { style } from '@vanilla-extract/css';
import { space } from '#app/ui/styles/tokens.ts';

/** The field of a price, and Free beside it. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[1]} ${space[6]}`,
});
export const amount = style({ minWidth: 0, maxWidth: '13rem' });
/** What it is, beside what state it is in. */
export const about = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
});
