import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

export const list = style({ minWidth: 0 });
/** A line of a list, with a rule above it. */
const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const known = style([line, { justifyItems: 'start' }]);
/** Its link covers it. */
export const row = style([line, { position: 'relative', gap: space[1] }]);
export const rowTitle = style({ fontSize: size.lead });
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${row}:hover &`]: { color: color.link, textDecoration: 'underline' } },
});
export const quiet = style({ color: color.muted, fontSize: size.small });
export const standing = style({ fontSize: size.lead, fontWeight: 600 });
/** What people wrote, whose line breaks stay. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '65ch' });
export const entry = style([line, { gap: space[1], breakInside: 'avoid' }]);
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` });
export const facts = style({ display: 'grid', gap: space[1] });
export const photos = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
});
export const photo = style({ width: '100%', height: 'auto' });
