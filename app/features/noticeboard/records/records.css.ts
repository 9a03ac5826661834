import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space, wide } from '#app/ui/styles/tokens.ts';

export const list = style({ display: 'grid', overflowWrap: 'anywhere' });
export const entry = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
});
/** A folder is one line at the desk. */
export const folder = style([
  entry,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        paddingBlock: space[2],
      },
    },
  },
]);
/** Tall enough for a finger. */
export const title = style({
  display: 'inline-block',
  paddingBlock: space[1],
  fontWeight: 600,
});
/** A part of a page with a line above it. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingTop: space[6],
  borderTop: `3px solid ${color.line}`,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
  border: 0,
  borderTop: `1px solid ${color.line}`,
  padding: 0,
  paddingTop: space[5],
});
