import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, narrow, radius, size, space, wide } from '#app/ui/styles/tokens.ts';

export const top = style({ display: 'grid', gap: space[3], paddingBlock: space[3] });

export const hero = style({
  background: `linear-gradient(100deg, ${color.skyTop}, ${color.skyBottom})`,
  borderBottom: `1px solid ${color.line}`,
});
export const heroInner = style({
  display: 'grid',
  gap: space[6],
  paddingTop: space[6],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(18rem, 1fr) 1fr',
      alignItems: 'end',
      paddingTop: space[4],
    },
  },
});
export const heroWords = style({
  display: 'grid',
  gap: space[2],
  '@media': { [wide]: { paddingBlock: space[8], alignSelf: 'center' } },
});
export const name = style({ '@media': { [wide]: { fontSize: size.display } } });
export const where = style({ color: color.ink, fontSize: size.small, fontWeight: 600 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginTop: space[4],
});

/** A notice board on a narrow page; on a wide one, with what to do and to know beside it. */
export const board = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 21rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[10],
    },
  },
});
/** On a narrow page, what comes after the quick actions. */
export const later = style({ '@media': { [narrow]: { order: 1 } } });
export const factTitle = style({ fontSize: size.lead });

export const quick = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(2, 1fr)',
});

globalStyle(`${quick} > a`, { paddingInline: space[2] });

export const facts = style([later, { display: 'grid', gap: space[8], alignContent: 'start' }]);
export const fact = style({
  borderTop: `3px solid ${color.line}`,
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
/** A number to call, and whose it is. */
export const number = style([
  pair,
  {
    alignItems: 'baseline',
    paddingBlock: space[2],
    borderTop: `1px solid ${color.line}`,
    // Below each other on a phone, so that the numbers line up.
    '@media': { [narrow]: { display: 'grid' } },
    selectors: { '&:last-child': { borderBottom: `1px solid ${color.line}` } },
  },
]);
/** The number itself, large. */
export const phone = style({
  fontSize: size.heading,
  fontWeight: 700,
  fontFamily: font.display,
});
/** One that must be found at once, by somebody without their glasses. */
export const largePhone = style([
  phone,
  { fontSize: size.display, display: 'inline-block', overflowWrap: 'anywhere' },
]);
export const contact = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const touch = style({ display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' });

export const cover = style({
  width: '100%',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: radius.panel,
});
export const issues = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } },
});
/** The buttons of a row stand on one line, however long the titles. */
export const issue = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
globalStyle(`${issue} > :last-child`, { marginTop: 'auto' });
