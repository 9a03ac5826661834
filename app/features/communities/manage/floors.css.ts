import { globalStyle, style } from '@vanilla-extract/css';
import { space, wide } from '#app/ui/styles/tokens.ts';

/** The floors, on a wide page two in a row; an open one takes the row. */
export const floors = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});
globalStyle(`${floors} > [open]`, { gridColumn: '1 / -1' });
/** The name of a floor, with what is counted on it at the other end of its line. */
export const floor = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  width: 'calc(100% - 1.5rem)',
});
/** To the end of the lines between the floors. */
globalStyle(`${floor} > :last-child`, { marginInlineEnd: `calc(-1 * ${space[2]})` });
