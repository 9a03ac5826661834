import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

export const standing = style({
  padding: space[4],
  background: color.notice,
  borderRadius: radius.panel,
  display: 'grid',
  gap: space[2],
});
