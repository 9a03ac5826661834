import { style } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { size, space } from '../styles/tokens.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: size.small,
});
export const step = style({
  '::after': { content: '"/" / ""', marginInlineStart: space[2], color: color.muted },
});
export const link = style({ display: 'inline-block', paddingBlock: space[1] });
export const current = style({ paddingBlock: space[1], color: color.muted });
