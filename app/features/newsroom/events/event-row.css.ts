import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { narrow, radius, size, space } from '#app/ui/styles/tokens.ts';

/** In two columns where both have room. */
export const rows = style({
  display: 'grid',
  columnGap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(26rem, 100%), 1fr))',
});
/** The whole row is clickable: its link covers it. */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'start',
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  '@media': { [narrow]: { columnGap: space[3] } },
});
export const words = style({
  display: 'grid',
  // Below the day where large text leaves too little room.
  flex: '1 1 8rem',
  gap: space[1],
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({
  fontSize: size.lead,
  '@media': { [narrow]: { fontSize: size.text } },
});
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { [`${row}:hover &`]: { color: color.link, textDecoration: 'underline' } },
});
/** The days, darker than the place below them. */
export const when = style({
  fontSize: size.small,
  fontWeight: 600,
  '::first-letter': { textTransform: 'uppercase' },
});
export const place = style({ color: color.muted, fontSize: size.small });
export const thumb = style({
  flex: 'none',
  width: '5.5rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  '@media': { [narrow]: { width: '3.75rem', aspectRatio: '1' } },
});
