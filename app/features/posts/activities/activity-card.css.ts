import { globalStyle, style } from '@vanilla-extract/css';
import { faces } from '#app/ui/avatar.css.ts';
import { dotted, dottedFact } from '#app/ui/styles/dotted.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';
import { tile } from '#app/ui/text/date-tile.css.ts';

export const cards = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gap: space[5],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    },
  },
});
/**
 * On a wide page the day lies on the picture. On a phone the day is before the words and a small picture behind
 * them, each below the other where large text leaves too little room.
 */
export const card = style({
  '@media': {
    [narrow]: {
      flexFlow: 'row wrap',
      alignItems: 'start',
      gap: `${space[1]} ${space[3]}`,
      padding: space[3],
    },
  },
});
globalStyle(`${card} > img`, {
  aspectRatio: '3 / 2',
  '@media': {
    [narrow]: {
      order: 1,
      width: 'min(4.5rem, 20vw)',
      aspectRatio: '1',
      borderRadius: radius.control,
    },
  },
});
globalStyle(`${card} > ${tile}`, {
  '@media': {
    [wide]: { position: 'absolute', top: space[3], left: space[3] },
    // Level with the capitals of the title.
    [narrow]: { marginTop: 2 },
  },
});
export const words = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: { flex: '1 1 6.5rem' },
    [wide]: { flex: 1, padding: `${space[4]} ${space[4]} 0` },
  },
});
/** Two lines, of which short titles leave one empty, so that those of a row begin and end alike. */
export const title = style({
  fontSize: size.text,
  '@media': { [wide]: { fontSize: size.lead, minHeight: '2lh' } },
});
/** Portraits that overlap leave room for how many go. */
globalStyle(`${card} ${faces}`, { gap: 0 });
globalStyle(`${card} ${faces} > * + *`, {
  marginInlineStart: `calc(-1 * ${space[1]})`,
  boxShadow: `0 0 0 2px ${color.surface}`,
});
const text = { fontSize: size.small, color: color.muted } as const;
export const facts = style({ ...text, ...dotted });
export const fact = style(dottedFact);
export const when = style([fact, { color: color.ink, fontWeight: 600 }]);
/** A phone has no room for them. */
export const tags = style({ ...text, '@media': { [narrow]: { display: 'none' } } });
/** It begins where the words do, on a phone behind the day. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [narrow]: {
      order: 2,
      flex: '1 0 100%',
      paddingInlineStart: 'min(4.25rem, 20vw)',
      selectors: { [`${words}:nth-child(2) ~ &`]: { paddingInlineStart: 0 } },
    },
    [wide]: { padding: `${space[2]} ${space[4]} ${space[4]}` },
  },
});
/** How many go is below their portraits where both leave too little for the button. */
export const who = style({
  ...text,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  flex: '1 1 0',
  minWidth: 'min(6rem, 100%)',
  minHeight: '2.75rem',
});
export const state = style({
  ...text,
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginInlineStart: 'auto',
  color: color.link,
  fontWeight: 600,
});
/** Above the link that covers the card. */
export const join = style({ position: 'relative', zIndex: 1, marginInlineStart: 'auto' });
