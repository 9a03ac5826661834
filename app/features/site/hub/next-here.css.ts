import { style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { narrow, radius, space } from '#app/ui/styles/tokens.ts';

/** A phone has the tabs of both kinds at its foot instead. */
export const list = style([layout.stack, { '@media': { [narrow]: { display: 'none' } } }]);
export const picture = style({
  width: '2.75rem',
  height: '2.75rem',
  objectFit: 'cover',
  marginBlock: space[1],
  borderRadius: radius.small,
});
