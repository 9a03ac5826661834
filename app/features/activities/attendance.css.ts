import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#app/ui/styles/theme.css.ts';
import { size, space } from '#app/ui/styles/tokens.ts';

/** Faces that overlap a little; each keeps a rim of the page's colour. */
export const faces = style({ display: 'inline-flex', alignItems: 'center' });
globalStyle(`${faces} > *`, { outline: `2px solid ${color.background}` });
globalStyle(`${faces} > * + *`, { marginLeft: `calc(-1 * ${space[2]})` });
export const others = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2rem',
  height: '2rem',
  paddingInline: space[2],
  borderRadius: '1rem',
  background: color.raised,
  fontSize: size.small,
  fontWeight: 700,
});

export const list = style({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});
export const person = style({ display: 'flex', gap: space[3], alignItems: 'start' });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
