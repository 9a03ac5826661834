import { style } from '@vanilla-extract/css';
import { space } from '../styles/tokens.ts';

/** Every drawing is in the lines of one hand, in the colour of the words beside it. */
export const icon = style({
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const filled = style([icon, { fill: 'currentColor' }]);
/** A drawing and the words beside it, on one line. */
export const beside = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
