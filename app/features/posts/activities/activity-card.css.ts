import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, space, wide } from '#app/ui/styles/tokens.ts';
import { tile } from '#app/ui/text/date-tile.css.ts';

/** Has no picture on a phone; on a wide page the day lies on it. */
export const card = style({});
globalStyle(`${card} > img`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${card} ${tile}`, {
  '@media': { [wide]: { position: 'absolute', top: space[3], left: space[3] } },
});
/** Beside something else, or above it where large text leaves too little room. */
export const words = style({ flex: '1 1 9rem' });
/** Above the link that covers the card. */
export const join = style({ position: 'relative', zIndex: 1 });
