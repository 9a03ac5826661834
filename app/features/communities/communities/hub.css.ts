import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

export const top = style({ display: 'grid', gap: space[3], paddingBlock: space[3] });

export const hero = style({
  background: `linear-gradient(100deg, ${color.skyTop}, ${color.skyBottom})`,
  borderBottom: `1px solid ${color.line}`,
});
/** Below the tabs. */
export const tab = style({
  paddingBlock: space[8],
  '@media': { [narrow]: { paddingBlock: space[4] } },
});
export const tallHero = style([hero]);
/** Words and tools beside each other, above a strip of the skyline; on a wide page, it is beside them. */
export const heroInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  paddingTop: space[2],
  '@media': {
    print: { display: 'block' },
    [wide]: {
      gridTemplateColumns: 'minmax(min(18rem, 30%), 1fr) auto minmax(min(15rem, 25%), 1fr)',
      alignItems: 'center',
      columnGap: space[6],
      height: '8.75rem',
      paddingTop: 0,
      selectors: {
        [`${tallHero} &`]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
          gridTemplateRows: '1fr auto auto 1fr',
          height: 'auto',
          paddingTop: space[4],
        },
      },
    },
    [wider]: { selectors: { [`${tallHero} &`]: { gridTemplateColumns: 'repeat(2, 1fr)' } } },
  },
});
export const heroWords = style({
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [wide]: { gap: space[1], selectors: { [`${tallHero} &`]: { gap: space[2], gridRow: 2 } } },
  },
});
export const name = style({
  fontSize: size.heading,
  '@media': { [wide]: { selectors: { [`${tallHero} &`]: { fontSize: size.display } } } },
});
export const where = style({ color: color.ink, fontSize: size.small, fontWeight: 600 });
export const address = style({
  fontSize: size.small,
  '@media': { [wide]: { selectors: { [`${tallHero} &`]: { fontSize: size.text } } } },
});
export const actions = style({
  display: 'flex',
  alignItems: 'start',
  '@media': {
    [wide]: {
      gap: space[3],
      selectors: {
        [`${tallHero} &`]: {
          flexWrap: 'wrap',
          gridRow: 3,
          gridColumn: 1,
          marginTop: space[4],
          paddingBottom: space[8],
        },
      },
    },
  },
});
globalStyle(`${actions} :is(button, summary)`, {
  minWidth: '2.75rem',
  justifyContent: 'center',
  color: color.link,
});
globalStyle(`${actions} summary`, { textDecoration: 'underline' });
/** In a row of their own. On a narrow page, these are on the tabs of what they post. */
export const posting = style({
  display: 'flex',
  gap: space[3],
  flex: '1 0 100%',
  '@media': { [narrow]: { display: 'none' } },
});
export const search = style({ padding: space[2] });
export const skyline = style({
  gridColumn: '1 / -1',
  '@media': {
    [narrow]: { height: '4rem' },
    [wide]: {
      gridColumn: 'auto',
      alignSelf: 'end',
      height: '8.75rem',
      selectors: { [`${tallHero} &`]: { gridColumn: 2, gridRow: '1 / -1', height: 'auto' } },
    },
  },
});
/** Whole on a narrow page, in a strip elsewhere: its towers stand on its lower edge. */
globalStyle(`${skyline} svg`, {
  '@media': { [narrow]: { width: 'auto', maxWidth: '100%', height: '100%', marginLeft: 'auto' } },
});
globalStyle(`${hero}:not(${tallHero}) ${skyline} svg`, { height: '100%' });

/**
 * A notice board, what to do and to know, and the sponsors: below each other on a narrow page, with what to do
 * beside what to know on a wide one, and with both beside the board on a wider one.
 */
export const board = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [narrow]: { gap: space[4] },
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[10] },
    [wider]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 21rem)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  alignContent: 'start',
  '@media': {
    [wide]: { gridColumn: '1 / -1' },
    [wider]: { gridColumn: 1, gridRow: '1 / span 2' },
  },
});
export const sponsors = style({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
});
export const factTitle = style({ fontSize: size.lead });

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** As many in a row as there is room for, whatever the length of their words; each row is filled. */
globalStyle(`${quick} > a`, { flex: '1 1 auto', paddingInline: space[2] });
/** The emergency. */
globalStyle(`${quick} > a[href$="/emergency"]`, { borderColor: color.danger, color: color.danger });

const factList = { display: 'grid', gap: space[8], alignContent: 'start' } as const;
export const facts = style({
  ...factList,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [narrow]: { gap: space[3] },
    [wide]: { display: 'contents' },
    [wider]: { display: 'grid' },
  },
});
/** Folded on a narrow page, right below what else leads to people. */
export const folded = style({
  '@media': {
    [narrow]: { order: -1 },
    [wide]: { gridColumn: 2, gridRow: '2 / span 2' },
    [wider]: { gridArea: 'auto' },
  },
});
export const foldedList = style(factList);
/** Right below the figures where nothing is folded. */
export const aboutFigures = style([
  layout.small,
  layout.muted,
  {
    '@media': {
      [wide]: { display: 'none' },
      [wider]: { display: 'block', marginTop: `calc(-1 * ${space[6]})` },
    },
  },
]);
export const foldedTitle = style([
  button.quiet,
  {
    '@media': {
      [wide]: { '@supports': { 'selector(::details-content)': { display: 'none' } } },
    },
  },
]);
const unfolded = { contentVisibility: 'visible', height: 'auto' } as const;
globalStyle(`${folded}::details-content`, { '@media': { [wide]: unfolded, print: unfolded } });
globalStyle(`${folded} ${foldedList}`, { '@media': { [narrow]: { paddingTop: space[4] } } });
export const fact = style({
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[4],
  display: 'grid',
  gap: space[2],
});
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});
export const contact = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const touch = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '1.75rem',
});

export const cover = style({
  width: '100%',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: radius.panel,
});
export const issues = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
/** Its link covers it. */
export const issue = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});
globalStyle(`${issue} > p:last-child`, { marginTop: 'auto' });
globalStyle(`${issue} a::after`, { content: '', position: 'absolute', inset: 0 });
