import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { font, size, space } from '#app/ui/styles/tokens.ts';

export const owner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  overflowWrap: 'anywhere',
});
export const words = style({ flex: '1 1 12rem', minWidth: 0 });
export const name = style({ fontFamily: font.display, fontSize: size.heading, fontWeight: 700 });
/** Five groups with their headings, in two columns where both have room. */
export const groups = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(28rem, 100%), 1fr))',
});
export const heading = style({ fontSize: size.lead, marginBottom: space[1] });
globalStyle(`${groups} ${lines.named}`, { rowGap: 0, paddingBlock: space[2] });
globalStyle(`${groups} dd`, { color: color.muted, fontSize: size.small });
export const danger = style({ color: color.danger });
