import { globalStyle, style } from '@vanilla-extract/css';
import { space, wide } from '#app/ui/styles/tokens.ts';

/** The field of a price, and Free beside it. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[1]} ${space[6]}`,
});
export const amount = style({ minWidth: 0, maxWidth: '13rem' });
// A short hint goes on past its short field.
globalStyle(`${amount} [id$="-hint"]`, { '@media': { [wide]: { whiteSpace: 'nowrap' } } });
/** What it is, beside what state it is in. */
export const about = style({
  display: 'grid',
  alignItems: 'end',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
});
