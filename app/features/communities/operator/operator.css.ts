import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, size, space } from '#app/ui/styles/tokens.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '38rem',
});
// As high as what is in them, where the browser can tell.
globalStyle(`${form} textarea`, { minHeight: '4.5rem', fieldSizing: 'content' });
/** A text in both languages. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
  padding: 0,
  paddingTop: space[5],
  border: 0,
  borderTop: `1px solid ${color.line}`,
});
/** A heading among the fields. */
export const legend = style({
  float: 'left',
  padding: 0,
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
});
