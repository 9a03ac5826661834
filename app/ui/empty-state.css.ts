import { style } from '@vanilla-extract/css';
import { color } from './styles/theme.css.ts';
import { radius, space } from './styles/tokens.ts';

export const empty = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[6],
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.panel,
});
