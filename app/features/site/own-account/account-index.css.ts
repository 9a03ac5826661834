import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { font, narrow, size, space, wide, wider } from '#app/ui/styles/tokens.ts';

export const owner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space[3]} ${space[5]}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${owner} > :first-child`, { width: '4rem', height: '4rem', fontSize: size.heading });
export const words = style({ flex: '1 1 12rem', minWidth: 0 });
export const name = style({ fontFamily: font.display, fontSize: size.heading, fontWeight: 700 });
/** A home, and the ways to what one asked for and booked there. */
export const home = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
});
/** Three groups with their headings, the long one beside the two others where both have room. */
export const groups = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wider]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
globalStyle(`${groups} > :first-child`, { '@media': { [wider]: { gridRow: '1 / span 2' } } });
export const heading = style({ fontSize: size.lead, marginBottom: space[1] });
// Each line opens its page wherever it is pressed, and its end says so.
globalStyle(`${groups} ${lines.named}`, {
  position: 'relative',
  rowGap: 0,
  paddingBlock: space[2],
  paddingInlineEnd: space[6],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', columnGap: space[3] },
  },
});
globalStyle(`${groups} ${lines.named}::after`, {
  content: '"›" / ""',
  position: 'absolute',
  insetInlineEnd: space[1],
  top: '50%',
  transform: 'translateY(-50%)',
  color: color.muted,
  fontSize: size.heading,
});
// As a block, so that what is said of it is in line with its first line.
globalStyle(`${groups} a`, { display: 'block', textDecoration: 'none' });
globalStyle(`${groups} a::before`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${groups} ${lines.named}:hover a`, { textDecoration: 'underline' });
globalStyle(`${groups} dd`, { color: color.muted, fontSize: size.small });
export const danger = style({ color: color.danger });
/** As wide as a narrow page. */
export const logout = style({ '@media': { [narrow]: { display: 'grid' } } });
