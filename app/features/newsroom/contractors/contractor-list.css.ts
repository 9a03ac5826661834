import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space, wide } from '#app/ui/styles/tokens.ts';

export const list = style({
  display: 'grid',
  gap: space[6],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8] } },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[4],
  overflowWrap: 'anywhere',
});
export const text = style({ whiteSpace: 'pre-line' });
