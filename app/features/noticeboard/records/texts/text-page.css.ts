import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** A text of the building in one column, with the list of its sections at its side where the page is wide. */
export const page = style([
  layout.page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 40rem)',
    gap: space[6],
    alignContent: 'start',
    paddingBlock: `${space[6]} ${space[8]}`,
    '@media': {
      [wide]: { gap: space[8], paddingTop: space[8] },
      [wider]: {
        gridTemplateColumns: 'minmax(0, 40rem) minmax(0, 16rem)',
        columnGap: space[16],
      },
    },
  },
]);
globalStyle(`${page} > *`, { gridColumn: 1 });
/** Buttons in a row; at the side, a list that stays in sight. */
export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': {
    print: { display: 'none' },
    [wider]: {
      position: 'sticky',
      top: space[8],
      display: 'grid',
      gap: 0,
      alignSelf: 'start',
      padding: `${space[1]} 0 ${space[1]} ${space[5]}`,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});
globalStyle(`${page} > ${contents}`, {
  '@media': { [wider]: { gridColumn: 2, gridRow: '1 / span 8' } },
});
globalStyle(`${contents} > a`, {
  '@media': {
    [wider]: {
      justifyContent: 'start',
      minHeight: 0,
      padding: `${space[2]} 0`,
      border: 0,
      textAlign: 'start',
      color: color.link,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
  },
});
export const text = style([layout.stackWide]);
/** Each section, where its link leads, is below the top edge with some space. */
export const section = style([layout.prose, { scrollMarginTop: space[6] }]);
globalStyle(`${section} > h2`, {
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  fontSize: size.heading,
});
globalStyle(`${section} > :is(ol, ul)`, { display: 'grid', gap: space[2] });
