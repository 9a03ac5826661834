import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, space } from '#app/ui/styles/tokens.ts';

export const darkHouse = style({
  paddingTop: space[8],
  overflow: 'hidden',
  borderRadius: radius.panel,
  background: `linear-gradient(${color.skyTop}, ${color.skyBottom})`,
});
