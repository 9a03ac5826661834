import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

export const points = style({ display: 'grid', gap: space[2], paddingLeft: space[5] });
export const others = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  borderTop: `3px solid ${color.line}`,
  paddingTop: space[4],
});
export const othersTitle = style({ fontSize: size.lead });
export const list = style({ display: 'grid', gap: space[2] });
