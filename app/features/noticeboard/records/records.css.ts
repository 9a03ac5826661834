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
/** Tall enough for a finger. */
export const title = style({
  display: 'inline-block',
  paddingBlock: space[1],
  fontWeight: 600,
});
/** A folder is one line at the desk, and two on a phone. */
export const folder = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 7rem' },
  },
});
export const folderTitle = style([title, { flexBasis: '100%' }]);
/** How many documents it has, in line with those of the others. */
export const count = style({ '@media': { [wide]: { textAlign: 'end' } } });
/** A part of a page with a line above it. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
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
