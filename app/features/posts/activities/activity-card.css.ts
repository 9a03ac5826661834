import { globalStyle, style } from '@vanilla-extract/css';
import { faces } from '#app/ui/avatar.css.ts';
import * as cards from '#app/ui/card.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, space, wide } from '#app/ui/styles/tokens.ts';
import { tile } from '#app/ui/text/date-tile.css.ts';

/** In fewer columns than cards have elsewhere: who goes and the button are on one line. */
export const grid = style([
  layout.grid,
  {
    '@media': {
      [narrow]: { gap: space[3] },
      [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
    },
  },
]);
/**
 * On a wide page the day lies on the picture. On a phone the day is before the words and a small picture behind
 * them, each below the other where large text leaves too little room.
 */
export const card = style([
  cards.compact,
  {
    '@media': {
      [narrow]: {
        flexFlow: 'row wrap',
        alignItems: 'start',
        gap: `${space[1]} ${space[3]}`,
        padding: space[3],
      },
    },
  },
]);
globalStyle(`${card} > img`, {
  aspectRatio: '3 / 2',
  '@media': {
    [narrow]: {
      order: 1,
      width: '20vw',
      aspectRatio: '1',
      borderRadius: radius.control,
    },
  },
});
globalStyle(`${card} > ${tile}`, {
  '@media': {
    // Level with the capitals of the title.
    [narrow]: { marginTop: 2 },
    [wide]: { position: 'absolute', top: space[3], left: space[3] },
  },
});
globalStyle(`${card} > ${cards.body}`, {
  '@media': { [narrow]: { flex: '1 1 6.5rem', padding: 0 } },
});
/** A phone has no room for them. */
export const tags = style([cards.meta, { '@media': { [narrow]: { display: 'none' } } }]);
/** On a phone it has the whole width: how many go is beside their portraits. */
globalStyle(`${card} > ${cards.foot}`, {
  '@media': {
    [narrow]: {
      order: 2,
      width: '100%',
      padding: 0,
    },
    [wide]: { padding: `0 ${space[4]} ${space[4]}` },
  },
});
/** On a phone, how many go is below their portraits where both leave too little for what is beside them. */
export const who = style([
  cards.meta,
  layout.row,
  {
    gap: `0 ${space[2]}`,
    flex: 1,
    minHeight: '2.75rem',
    '@media': {
      [narrow]: { columnGap: space[1] },
      [wide]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    },
  },
]);
/** Portraits that touch: initials below another's edge could not be read. */
globalStyle(`${who} > ${faces} > * + *`, {
  marginInlineStart: `calc(-1 * ${space[1]})`,
  outline: `2px solid ${color.surface}`,
});
/** Two, so that how many go is beside them. */
globalStyle(`${who} > ${faces} > :nth-child(n + 3)`, { display: 'none' });
/** Above the link that covers the card. */
export const join = style({ zIndex: 1 });
