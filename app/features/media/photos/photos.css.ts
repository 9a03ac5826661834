import { style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { radius, size, space } from '#app/ui/styles/tokens.ts';

export const photos = style({
  display: 'grid',
  gap: space[3],
  border: 0,
  padding: 0,
  minWidth: 0,
});
export const legend = style({ fontWeight: 600, padding: 0, marginBottom: space[2] });
export const grid = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
});
export const photo = style({});
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.accent,
  selectors: { [`${photo}:has(:checked) > &`]: { opacity: 0.35 } },
});
export const remove = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  fontSize: size.small,
});
export const progress = style({ width: '100%', accentColor: color.action });
export const refusal = style({
  color: color.danger,
  fontSize: size.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const status = style({ color: color.muted, fontSize: size.small });
