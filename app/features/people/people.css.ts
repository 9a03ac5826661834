import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { space } from '#app/ui/styles/tokens.ts';

export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 28rem) auto',
  justifyContent: 'start',
});
export const list = style({ borderTop: `1px solid ${color.line}` });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
