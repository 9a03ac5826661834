import { keyframes, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { arrival, barHeight, radius, size, space } from '#app/ui/styles/tokens.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Over the page, below the header. */
export const line = style({
  position: 'sticky',
  top: barHeight,
  zIndex: 10,
  height: 0,
  textAlign: 'center',
});
/** Stands in the same place, and is hidden while the line before it has words. */
export const secondLine = style([
  line,
  { selectors: { [`${line}:not(:empty) ~ &`]: { display: 'none' } } },
]);
/** Appears after a moment: a page that loads quickly never shows it. */
export const words = style({
  display: 'inline-block',
  marginTop: space[2],
  padding: `${space[1]} ${space[4]}`,
  background: color.raised,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.panel,
  fontSize: size.small,
  animation: `${appear} ${arrival.fade} step-end`,
});
