import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import {
  barHeight,
  font,
  gutter,
  radius,
  size,
  space,
  wide,
  wider,
} from '#app/ui/styles/tokens.ts';

export const issue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  width: '100%',
  maxWidth: `calc(58rem + 2 * ${space[5]})`,
  marginInline: 'auto',
  padding: `${space[6]} ${gutter}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const title = style({ '@media': { [wide]: { fontSize: size.article } } });
/** Links and buttons, which paper cannot use. */

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  marginTop: space[6],
  '@media': {
    [wider]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 17rem)', gap: space[12] },
    print: { display: 'block' },
  },
});
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { print: { display: 'block' } },
});
export const drawing = style({
  width: '100%',
  maxWidth: '34rem',
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
export const picture = style({
  width: '100%',
  maxWidth: '34rem',
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
export const items = style({ display: 'grid', width: '100%', maxWidth: '34rem' });
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
export const recipe = style({
  display: 'grid',
  gap: space[6],
  '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[8] } },
});
export const ingredients = style({ paddingLeft: space[5], marginTop: space[2] });
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
  borderTop: `3px solid ${color.line}`,
  paddingTop: space[4],
  display: 'grid',
  gap: space[3],
});
/** Before the text; on a wide page beside it, and always in sight. */
export const contents = style([
  sideGroup,
  {
    '@media': {
      [wider]: {
        gridColumn: 2,
        gridRow: 1,
        alignSelf: 'start',
        position: 'sticky',
        top: `calc(${barHeight} + ${space[4]})`,
        maxHeight: `calc(100vh - ${barHeight} - ${space[8]})`,
        overflowY: 'auto',
      },
      print: { display: 'none' },
    },
  },
]);
export const sideTitle = style({ fontSize: size.lead });
export const links = style({ display: 'grid', gap: space[2] });
