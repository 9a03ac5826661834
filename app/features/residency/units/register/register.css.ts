import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space, wide } from '#app/ui/styles/tokens.ts';
import { filters } from '../list-search.css.ts';

export const search = style([
  filters,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        gridAutoFlow: 'column',
        gridAutoColumns: 'auto',
      },
    },
  },
]);

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
/** What has a member at the other end of its line. */
export const floor = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  width: 'calc(100% - 1.5rem)',
});
/** To the end of the lines between the floors. */
globalStyle(`${floor} > :last-child`, { marginInlineEnd: `calc(-1 * ${space[2]})` });

export const units = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: `0 ${space[5]}`,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space[3],
});

export const unit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5rem, auto) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[1],
  borderTop: `1px solid ${color.line}`,
});

export const label = style({
  display: 'inline-block',
  minHeight: '2.75rem',
  paddingBlock: space[2],
  fontWeight: 600,
});
