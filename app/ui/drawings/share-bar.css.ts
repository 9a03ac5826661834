import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../styles/theme.css.ts';
import { radius, space } from '../styles/tokens.ts';

export const bar = style({
  display: 'block',
  borderRadius: radius.small,
  background: color.line,
});
export const tone = styleVariants({
  first: { fill: color.action },
  second: { fill: color.ink },
  third: { fill: color.edge },
  rest: { fill: color.line },
});
/** The rest of a bar is the paper behind it; beside a label, it is an edge alone. */
globalStyle(`svg:not(${bar}) > ${tone.rest}`, {
  fill: 'none',
  stroke: color.muted,
  strokeWidth: 0.4,
  rx: 0.5,
});
/** The same colour beside a label. */
export const mark = style({
  display: 'inline-block',
  verticalAlign: 'baseline',
  marginInlineEnd: space[2],
  borderRadius: radius.small,
});
