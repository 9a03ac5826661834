import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { narrow, radius, space, wide } from '#app/ui/styles/tokens.ts';

/**
 * A phone has room for one's own requests and what is on next, without the faces; for all else it has the bar at its
 * foot.
 */
export const list = style([layout.stack, { '@media': { [narrow]: { gap: space[2] } } }]);
globalStyle(`${list}:not([data-own]) ~ ${list}, ${list} li > [aria-hidden]`, {
  '@media': { [narrow]: { display: 'none' } },
});
/** In columns: faces below faces, and what is said of each below each other. */
globalStyle(`${list} li > [aria-hidden]`, {
  '@media': { [wide]: { display: 'flex', gap: space[1] } },
});
globalStyle(`${list} li > span + span`, {
  '@media': { [wide]: { minWidth: '14rem', textAlign: 'end' } },
});
globalStyle(`${list} li`, { '@media': { [narrow]: { paddingBlock: space[3] } } });
globalStyle(`${list} li > span`, { '@media': { [narrow]: { whiteSpace: 'normal' } } });
globalStyle(`${list} li > h3`, { '@media': { [narrow]: { flexBasis: '100%' } } });
export const picture = style({
  width: '2.75rem',
  height: '2.75rem',
  objectFit: 'cover',
  borderRadius: radius.small,
});
