import { style } from '@vanilla-extract/css';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

/** Black on white in both themes, because not every camera reads the reverse. */
export const picture = style({
  width: '14rem',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: radius.control,
});
/** To be copied by hand: each group of characters in one piece. */
export const key = style({
  fontSize: size.lead,
  fontWeight: 700,
  fontVariantNumeric: 'slashed-zero tabular-nums',
  wordSpacing: space[1],
});
/** A code in one piece, hyphen and all. */
export const code = style([key, { whiteSpace: 'nowrap' }]);
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
