import { style } from '@vanilla-extract/css';

/** Wide enough to know the room by, and low enough that the times are on the first screen. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '16rem',
  objectFit: 'cover',
});
