import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

/** All that chooses the picture of one field. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
});
export const legend = style({ fontWeight: 600, paddingInline: space[2] });
export const grid = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
});
/** The picture that is chosen now. */
export const current = style({ maxWidth: '14rem' });
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
});
export const name = style({ fontSize: size.small, overflowWrap: 'anywhere' });
/** A picture to choose: its box and its name are below it. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'start',
  gap: space[2],
  minHeight: '2.75rem',
});
export const wide = style({ gridColumn: '1 / -1' });
