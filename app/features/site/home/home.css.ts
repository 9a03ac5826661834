import { globalStyle, style } from '@vanilla-extract/css';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, narrow, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** The words are on the plain upper sky; it glows only where the drawing is. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  background: `linear-gradient(${color.skyTop} 45%, ${color.skyBottom} 85%)`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [wide]: { minHeight: 'max(40rem, 33vw)' } },
});
export const city = style({
  width: '100%',
  height: '13rem',
  order: 1,
  alignSelf: 'end',
  '@media': {
    // Its towers grow with it, so it is no higher than the sky above them leaves room for words.
    [wide]: { position: 'absolute', inset: 'auto 0 0', height: '40rem' },
    [wider]: { height: '100%' },
  },
});
export const heroWords = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  paddingBlock: `${space[8]} ${space[4]}`,
  // On a wide page, the drawing begins below the words.
  '@media': {
    [wide]: { '::after': { content: '', height: '19rem' } },
    [wider]: {
      paddingTop: space[12],
      '::after': { height: '15rem' },
    },
  },
});
// What waits for a moderator takes room that the towers behind the last lines need.
globalStyle(`${heroWords}:has(> section)::after`, { '@media': { [wider]: { height: '22rem' } } });
export const heroTitle = style({
  maxWidth: '12em',
  fontSize: size.hero,
  lineHeight: 1.05,
});
export const heroLead = style({ maxWidth: '30rem', fontSize: size.lead });
export const heroActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  position: 'relative',
  zIndex: 1,
});
/** Above the towers, of which a narrower page has a high one at its right. */
export const heroFigure = style({
  display: 'grid',
  fontSize: size.small,
  textWrap: 'balance',
  '@media': { [wide]: { maxWidth: '24rem' }, [wider]: { maxWidth: 'none' } },
});
globalStyle(`${heroWords}:has(> section) > ${heroFigure}`, { maxWidth: '24rem' });
// Nor is a long name over the moon.
globalStyle(`${heroWords}:has(> section) > ${heroTitle}`, { maxWidth: '9em' });

export const parts = style({
  display: 'grid',
  gap: space[10],
  paddingTop: space[8],
  '@media': { [wide]: { gap: space[12] } },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  fontSize: size.small,
});
export const figureWords = style({ fontSize: size.text });
export const figure = style({
  fontFamily: font.display,
  fontSize: size.display,
  fontWeight: 700,
  lineHeight: 1.1,
  marginRight: space[1],
});
/** The figures and the link in one row of small text, as far as they fit. */
export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: size.small,
});
export const closingLink = style({ paddingBlock: space[2] });
/** A figure and what it counts in one line. */
export const smallFigures = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8] });
globalStyle(`${smallFigures} > li`, { display: 'flex', flexWrap: 'wrap', columnGap: '0.5ch' });
export const enter = style({
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  // A finger that means its neighbour does not meet it.
  marginInlineEnd: space[4],
});

export const communities = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});

export const events = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [narrow]: { gap: space[4] },
    [wide]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [wider]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const event = style({ display: 'grid' });
/** Days begin with a capital, as the rows of events write them. */
globalStyle(`${event} h3 + p::first-letter`, { textTransform: 'uppercase' });
export const leadEvent = style([
  event,
  { '@media': { [wide]: { gridColumn: 'span 2' }, [wider]: { gridRow: 'span 2' } } },
]);
/** On a phone, the others are rows with a small picture, as articles are. */
const otherEvent = `${event}:not(${leadEvent})`;
globalStyle(`${otherEvent} > article`, {
  '@media': {
    [narrow]: {
      flexFlow: 'row wrap',
      gap: space[4],
      background: 'none',
      border: 0,
      borderRadius: 0,
    },
  },
});
globalStyle(`${otherEvent} + ${otherEvent}`, {
  '@media': { [narrow]: { paddingTop: space[4], borderTop: `1px solid ${color.line}` } },
});
globalStyle(`${otherEvent} img`, {
  '@media': {
    [narrow]: {
      alignSelf: 'start',
      width: '7rem',
      aspectRatio: '4 / 3',
      borderRadius: radius.control,
    },
  },
});
globalStyle(`${otherEvent} article > div`, {
  '@media': { [narrow]: { flex: '1 1 8rem', padding: 0, fontSize: size.small } },
});
globalStyle(`${otherEvent} h3`, { '@media': { [narrow]: { fontSize: size.text } } });

globalStyle(`${leadEvent} img`, {
  '@media': { [wider]: { flex: 1, minHeight: 0, aspectRatio: 'auto' } },
});
globalStyle(`${leadEvent} article > div`, { flex: 'none' });
globalStyle(`${leadEvent} h3`, { '@media': { [wide]: { fontSize: size.heading } } });

/** A heading, and the way to all of its kind on its line as long as both have room. */
export const heading = style([layout.spread, { alignItems: 'baseline', columnGap: space[4] }]);
globalStyle(`${heading} > h2`, { flex: '1 1 6em', maxWidth: 'max-content' });

export const articles = style({
  display: 'grid',
  gap: space[8],
  '@media': { [wider]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${articles} > article h3`, { '@media': { [wide]: { fontSize: size.heading } } });
export const articleList = style({ display: 'grid', alignContent: 'space-between' });
export const article = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingTop: 0 }, '&:last-child': { borderBottom: 0 } },
});
export const thumb = style({
  width: '7rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  alignSelf: 'start',
  borderRadius: radius.control,
});
/** Below the picture where text is so large that little room is left beside it. */
globalStyle(`${articleList} > :nth-child(n + 3)`, {
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${articleList} > :nth-child(2)`, { '@media': { [narrow]: { borderBottom: 0 } } });
export const articleWords = style({
  flex: '1 1 8rem',
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
});
/** A phone shows titles; the words are a touch away. */
export const excerpt = style({ '@media': { [narrow]: { display: 'none' } } });
export const articleLink = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
});

export const issues = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 45%), 1fr))',
});
export const issue = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
});
/** The newest two on a phone: the others are in the archives. */
globalStyle(`${issues} > :nth-child(n + 3)`, { '@media': { [narrow]: { display: 'none' } } });
export const cover = style({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.panel,
  marginBottom: space[2],
});

/** A control of its own on a card, which the card's link would cover. */
export const above = style({ position: 'relative', zIndex: 1 });
