import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, size, space, wider } from '#app/ui/styles/tokens.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
globalStyle(`${form} > :not(fieldset)`, { maxWidth: '38rem' });
// As high as what is in them, where the browser can tell.
globalStyle(`${form} textarea`, { minHeight: '4.5rem', fieldSizing: 'content' });
/** Where it appears. */
export const where = style({ maxWidth: '38rem', color: color.muted, fontSize: size.small });
/** A text in both languages. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  minWidth: 0,
  padding: 0,
  paddingTop: space[5],
  border: 0,
  borderTop: `1px solid ${color.line}`,
  // On a wide page, the two languages side by side.
  '@media': { [wider]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] } },
});
globalStyle(`${group} > :is(legend, p)`, { gridColumn: '1 / -1' });
/** A heading among the fields. */
export const legend = style({
  float: 'left',
  padding: 0,
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: 700,
});
