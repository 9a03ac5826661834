import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space, wide, wider } from '#app/ui/styles/tokens.ts';

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
