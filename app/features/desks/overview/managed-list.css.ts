import { style } from '@vanilla-extract/css';
import { size, space, wide } from '#app/ui/styles/tokens.ts';
import { title } from '#app/ui/styles/lines.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';

/** A community, and on a wide page what there is to do in it beside it. */
export const managed = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: {
      // As in the list of pages below it.
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: space[5],
    },
  },
});
export const name = style([title, { fontSize: size.lead }]);
/** Nothing to do. */
export const done = style({ color: color.muted });
/** Side by side where there is room. */
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[2],
});
