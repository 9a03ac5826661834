import { style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { gutter, size, space, wider } from '#app/ui/styles/tokens.ts';

/** Two columns only where the text keeps its measure beside the second. */
const columns = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 20rem)',
  columnGap: space[12],
} as const;

/** The text, and where else to read on. */
export const guide = style([
  layout.stack,
  {
    gap: space[10],
    // The second column is near the first.
    selectors: { '&&': { maxWidth: `calc(60rem + 2 * ${gutter})` } },
    '@media': { [wider]: columns, print: { display: 'block' } },
  },
]);
export const text = style([layout.stack, { gap: space[8] }]);
/** With the list of its sections in the second column. */
export const long = style([
  text,
  {
    gridColumn: '1 / -1',
    '@media': {
      [wider]: { ...columns, gridTemplateRows: 'auto 1fr' },
      print: { display: 'block' },
    },
  },
]);
export const sections = style([layout.stack, { gap: space[10] }]);
export const part = style({
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
});
export const points = style({ display: 'grid', gap: space[2], paddingLeft: space[5] });
export const others = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: space[2],
  alignContent: 'start',
  borderTop: `3px solid ${color.line}`,
  paddingTop: space[4],
});
/** Of a guide without a list of its sections. */
export const othersBeside = style([
  others,
  { '@media': { [wider]: { gridColumn: 2, alignSelf: 'start' } } },
]);
export const othersTitle = style({ fontSize: size.lead });
export const list = style({
  display: 'grid',
  columnGap: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
});
/** Tall enough for a finger. */
export const other = style({ display: 'inline-block', paddingBlock: `calc(1.5 * ${space[1]})` });
