import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { barHeight, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** A text of the building in one column, with what stays in sight at its side where the page is wide. */
export const page = style([
  layout.page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 38rem)',
    gap: space[6],
    alignContent: 'start',
    paddingBlock: `${space[6]} ${space[8]}`,
    '@media': {
      [wide]: { gap: space[8], paddingTop: space[8] },
      [wider]: {
        gridTemplateColumns: 'minmax(0, 38rem) minmax(15rem, 20rem)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[16],
        justifyContent: 'space-between',
      },
    },
  },
]);
/** Whose page it is, on paper, where the way back to the building is not. */
export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', fontWeight: 600 } },
});
/** Buttons in a row, for whoever is in a hurry. */
export const topics = style([layout.row, { '@media': { print: { display: 'none' } } }]);
export const text = style([layout.stackWide]);
/** Each section, where its link leads, is below the top edge with some space. */
export const section = style([
  layout.prose,
  {
    maxWidth: 'none',
    scrollMarginTop: `calc(${barHeight} + ${space[2]})`,
  },
]);
globalStyle(`${section} > h2`, {
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  fontSize: size.heading,
});
globalStyle(`${section} > :is(ol, ul)`, { display: 'grid', gap: space[2] });
