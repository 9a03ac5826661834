import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const row = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  fontSize: size.small,
});
/** As high with a language on it as without. */
export const label = style([layout.row, { minHeight: '1.75rem', color: color.muted }]);
export const picture = style({
  width: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  borderRadius: radius.control,
});
export const link = style({
  display: 'grid',
  gap: space[3],
  color: color.ink,
  textDecoration: 'none',
});
/** The picture is beside the words wherever the card is. */
globalStyle(`${link}:has(img)`, {
  gridTemplateColumns: 'minmax(0, 7rem) minmax(50%, 1fr)',
  alignItems: 'start',
});
globalStyle(`${link}:hover strong`, { textDecoration: 'underline' });
