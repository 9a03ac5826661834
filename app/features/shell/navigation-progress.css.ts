import { keyframes, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { arrival, barHeight, radius, size, space } from '#app/ui/styles/tokens.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Stands over the page under the header; a page that comes quickly never shows it. */
export const pending = style({
  position: 'sticky',
  top: barHeight,
  zIndex: 10,
  height: 0,
  textAlign: 'center',
});
export const words = style({
  display: 'inline-block',
  marginTop: space[2],
  padding: `${space[1]} ${space[4]}`,
  background: color.raised,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.panel,
  fontSize: size.small,
  fontWeight: 600,
  animation: `${appear} ${arrival.fade} step-end`,
});
