import { globalStyle, style } from '@vanilla-extract/css';
import { avatar } from '#app/ui/avatar.css.ts';
import * as ui from '#app/ui/card.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, size, space, wide } from '#app/ui/styles/tokens.ts';
import { tile } from '#app/ui/text/date-tile.css.ts';

/** Below each other on a phone, which shows three of them. */
export const grid = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  '@media': { [narrow]: { gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style([ui.card]);
export const picture = style([ui.picture, { '@media': { [narrow]: { display: 'none' } } }]);
/** On a wide page the day lies on the picture. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'start',
  padding: `${space[4]} ${space[4]} 0`,
  '@media': { [narrow]: { padding: `${space[3]} ${space[3]} 0` } },
});
globalStyle(`${head} > ${tile}`, {
  '@media': {
    [wide]: { position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3] },
  },
});
export const words = style({
  display: 'grid',
  flex: '1 1 9rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { gap: space[1] } },
});
export const title = style({
  fontSize: size.lead,
  '@media': { [narrow]: { fontSize: size.text } },
});
export const when = style({ '@media': { [narrow]: { fontSize: size.small } } });
/** Who goes, and what the viewer can do about it. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  marginTop: 'auto',
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  '@media': { [narrow]: { padding: `${space[1]} ${space[3]} ${space[2]}` } },
});
export const who = style({
  display: 'flex',
  flex: '1 1 6rem',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'center',
  color: color.muted,
  fontSize: size.small,
});
globalStyle(`${who} ${avatar}`, {
  '@media': {
    [narrow]: { width: space[6], height: space[6], fontSize: `calc(0.75 * ${size.small})` },
  },
});
/** Above the link that covers the card. */
export const join = style({ position: 'relative', zIndex: 1 });
export const state = style({ color: color.success, fontSize: size.small });
