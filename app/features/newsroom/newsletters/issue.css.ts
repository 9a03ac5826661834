import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { font, gutter, narrow, radius, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

/** Everything of an issue's text is as wide, so that it has one right edge. */
const measure = '34rem';

export const issue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  width: '100%',
  // Without its second column, no wider than its text.
  maxWidth: `calc(${measure} + 2 * ${gutter})`,
  marginInline: 'auto',
  padding: `${space[6]} ${gutter}`,
  '@media': { [wider]: { maxWidth: `calc(58rem + 2 * ${space[5]})` } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const title = style({ '@media': { [wide]: { fontSize: size.article } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  marginTop: space[6],
  '@media': {
    [wider]: {
      gridTemplateColumns: `minmax(0, ${measure}) minmax(14rem, 17rem)`,
      gridTemplateRows: 'auto 1fr',
      justifyContent: 'space-between',
      columnGap: space[12],
    },
    print: { display: 'block' },
  },
});
export const sections = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measure})`,
  gap: space[10],
  '@media': { print: { display: 'block' } },
});
export const drawing = style({
  width: '100%',
  borderRadius: radius.panel,
  '@media': { print: { display: 'none' } },
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
  '@media': { print: { display: 'block', marginTop: space[8] } },
});
/** A part of an issue, with a line above it, except where the one before it ends in a box. */
export const ruled = style([
  part,
  {
    selectors: {
      '& + &': { paddingTop: space[8], borderTop: `3px solid ${color.line}` },
    },
  },
]);
/** On a phone, where the list of what is in the issue is out of sight; as tall as a finger. */
export const toContents = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'block',
      paddingBlock: space[3],
      color: color.muted,
      fontSize: size.small,
    },
  },
  '::after': { content: '"↑" / ""', marginInlineStart: space[1] },
});
/** Above its heading, as the drawings are. */
export const picture = style({
  order: -1,
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.panel,
  '@media': { print: { breakInside: 'avoid', maxWidth: '50%' } },
});
export const signature = style({
  fontFamily: font.text,
  fontSize: size.text,
  '@media': { print: { breakBefore: 'avoid' } },
});

export const checks = style({ display: 'grid', gap: space[3] });
export const check = style({
  position: 'relative',
  paddingLeft: space[8],
  breakInside: 'avoid',
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '0.35em',
    width: '0.9em',
    height: '0.9em',
    border: `2px solid ${color.edge}`,
    borderRadius: radius.small,
  },
});
export const items = style({ display: 'grid', width: '100%' });
export const item = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  breakInside: 'avoid',
});
export const detail = style({
  fontFamily: font.text,
  fontSize: size.text,
  color: color.muted,
});
export const facts = style({
  gap: space[4],
  listStyle: 'disc !important',
  paddingLeft: `${space[6]} !important`,
});
/** In a box of its own: it is looked at again while one cooks. */
export const ingredients = style({
  width: '100%',
  padding: space[5],
  background: color.accent,
  borderRadius: radius.panel,
});
export const ingredientList = style({ paddingLeft: space[5], marginTop: space[2] });
export const steps = style({ paddingLeft: space[6], alignContent: 'start' });

export const callToAction = style([
  part,
  { padding: space[6], background: color.accent, borderRadius: radius.panel, breakInside: 'avoid' },
]);
export const callToActionBody = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  alignItems: 'start',
});
export const qr = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  fontSize: size.small,
});

/** At the end, with room for groups beside each other. */
export const side = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  '@media': { print: { display: 'none' } },
});
export const sideGroup = style({
  borderTop: `1px solid ${color.line}`,
  paddingTop: space[4],
  display: 'grid',
  gap: space[3],
});
export const sideTitle = style({ fontSize: size.lead });
export const links = style({ display: 'grid', gap: space[2] });
