import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space, wide, wider } from '#app/ui/styles/tokens.ts';

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
/** How many were reached at the other end of its line. */
export const floor = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  width: 'calc(100% - 1.5rem)',
});
export const rows = style({ paddingBottom: space[3] });
/** A unit, how and when it was reached, and since when it is on the hub. */
export const row = style({
  display: 'grid',
  columnGap: space[5],
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(4.5rem, auto) minmax(0, 1fr)',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  fontSize: size.small,
  '@media': {
    [wide]: { gridTemplateColumns: '6rem minmax(0, 1fr) minmax(0, 1fr)' },
    [wider]: { gridTemplateColumns: '9rem minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
export const hub = style({
  gridColumn: '2',
  color: color.muted,
  '@media': { [wide]: { gridColumn: 'auto' } },
});
