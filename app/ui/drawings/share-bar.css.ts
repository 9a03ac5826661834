import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { radius, space } from '../styles/tokens.ts';

export const bar = style({
  display: 'block',
  width: '100%',
  height: space[4],
  borderRadius: radius.small,
  background: color.line,
});
export const tone = styleVariants({
  first: { fill: color.action },
  second: { fill: color.ink },
  third: { fill: color.edge },
  rest: { fill: color.line },
});
/** The same colour beside a label. */
export const mark = style({
  display: 'inline-block',
  verticalAlign: 'baseline',
  width: space[3],
  height: space[3],
  marginInlineEnd: space[2],
  borderRadius: radius.small,
});
